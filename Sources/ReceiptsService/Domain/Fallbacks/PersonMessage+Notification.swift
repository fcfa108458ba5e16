import CarillonAPI

extension DispatcherV1.PersonMessage {
    /// The message about a notification. Its id is the notification's, so that the user gets one, whatever the cause.
    init(_ mail: ReceiptsV1.NotificationMail, of record: ReceiptsV1.NotificationRecord) {
        self.init(
            tenant: record.tenant, messageId: record.notificationId, kind: mail.atOnce ? .parallel : .fallback, userId: record.userId,
            title: mail.title, body: mail.body, deepLink: mail.deepLink, reason: mail.atOnce ? "parallel" : "", locale: mail.locale,
            notificationId: record.notificationId)
    }
}
