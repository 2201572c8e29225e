// The limit that no server on Node can pass: `node:http` that has the bytes of every answer in its memory.
//   PORT=… node bare-http.mjs answers.json
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { answerKey } from './works.mjs';

const answers = new Map(
  JSON.parse(readFileSync(process.argv[2], 'utf8')).map(({ key, status, headers, body }) => [
    key,
    { status, headers, body: Buffer.from(body, 'base64') },
  ]),
);

createServer((request, response) => {
  const { status, headers, body } = answers.get(answerKey(request.method, request.url));
  const answer = () => {
    response.writeHead(status, headers);
    response.end(body);
  };
  if (request.method !== 'POST') return answer();
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks));
    answer();
  });
}).listen(Number(process.env.PORT), process.env.HOST);
