// The peer of the gateway: a small HTTP/2 server with TLS that reads each request and answers the same bytes.
//
//     node server.mjs CERTIFICATE KEY ANSWER-TO-GET ANSWER-TO-POST
//
// It answers 200 to GET and 202 to POST, with JSON from the files, and prints its port.
import { readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";

const [certificate, key, answerToGet, answerToPost] = process.argv.slice(2);
const answers = { GET: [200, readFileSync(answerToGet)], POST: [202, readFileSync(answerToPost)] };

const server = createSecureServer({ cert: readFileSync(certificate), key: readFileSync(key), minVersion: "TLSv1.2" }, (request, response) => {
    let text = "";
    request.setEncoding("utf8");
    request.on("data", (piece) => (text += piece));
    request.on("end", () => {
        // As any server of JSON does.
        if (text) JSON.parse(text);
        const [status, body] = answers[request.method];
        response.writeHead(status, { "content-type": "application/json", "content-length": body.length });
        response.end(body);
    });
});
server.listen(0, "127.0.0.1", () => console.log(`listening on ${server.address().port}`));
process.on("SIGTERM", () => process.exit(0));
