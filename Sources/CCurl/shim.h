#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <errno.h>
#include <sys/socket.h>

// Options and answers of a transfer. curl's own functions take any number of arguments, and Swift imports no such function.

static inline CURLcode CCurl_setNumber(CURL *handle, CURLoption option, long value) { return curl_easy_setopt(handle, option, value); }
static inline CURLcode CCurl_setText(CURL *handle, CURLoption option, const char *value) { return curl_easy_setopt(handle, option, value); }
static inline CURLcode CCurl_setPointer(CURL *handle, CURLoption option, void *value) { return curl_easy_setopt(handle, option, value); }
static inline CURLcode CCurl_setWriter(CURL *handle, size_t (*writer)(char *, size_t, size_t, void *)) {
    return curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, writer);
}
static inline CURLcode CCurl_setSocketMaker(CURL *handle, curl_socket_t (*maker)(void *, curlsocktype, struct curl_sockaddr *)) {
    return curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, maker);
}
static inline CURLcode CCurl_setReader(CURL *handle, size_t (*reader)(char *, size_t, size_t, void *)) {
    return curl_easy_setopt(handle, CURLOPT_READFUNCTION, reader);
}
// The request is a POST with a copy of the bytes.
static inline CURLcode CCurl_setBody(CURL *handle, const void *bytes, size_t count) {
    CURLcode result = curl_easy_setopt(handle, CURLOPT_POST, 1L);
    if (result == CURLE_OK) result = curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
    return result == CURLE_OK ? curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, count > 0 ? bytes : "") : result;
}
static inline CURLcode CCurl_setHeaderTaker(CURL *handle, size_t (*taker)(char *, size_t, size_t, void *)) {
    return curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, taker);
}
// Called before each sending of a request; also before those that libcurl repeats by itself.
static inline CURLcode CCurl_setRequestAsker(CURL *handle, int (*asker)(void *, char *, char *, int, int)) {
    return curl_easy_setopt(handle, CURLOPT_PREREQFUNCTION, asker);
}
static inline CURLcode CCurl_useHTTP1(CURL *handle) { return curl_easy_setopt(handle, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1); }
// Bytes of the request that were given to the connection. 0: it did not leave.
static inline long CCurl_requestBytes(CURL *handle) {
    long bytes = 0;
    return curl_easy_getinfo(handle, CURLINFO_REQUEST_SIZE, &bytes) == CURLE_OK ? bytes : 0;
}
static inline long CCurl_status(CURL *handle) {
    long status = 0;
    return curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK ? status : 0;
}
// NULL: the answer leads nowhere else. The text belongs to the handle.
static inline const char *CCurl_redirect(CURL *handle) {
    char *address = NULL;
    return curl_easy_getinfo(handle, CURLINFO_REDIRECT_URL, &address) == CURLE_OK ? address : NULL;
}
// The socket of the connection that the handle keeps; -1: it keeps none.
static inline curl_socket_t CCurl_socket(CURL *handle) {
    curl_socket_t socket = CURL_SOCKET_BAD;
    return curl_easy_getinfo(handle, CURLINFO_ACTIVESOCKET, &socket) == CURLE_OK ? socket : CURL_SOCKET_BAD;
}
// Whether a connection between requests is open and has nothing to read. What can be read then is its end.
static inline int CCurl_isQuiet(curl_socket_t socket) {
    char byte;
    return recv(socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT) < 0 && (errno == EAGAIN || errno == EWOULDBLOCK);
}
