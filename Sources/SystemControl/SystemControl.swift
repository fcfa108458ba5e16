// SystemControl
