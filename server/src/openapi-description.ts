/** The first page of Swagger UI: what somebody needs who calls the API for the first time. */
export const apiDescription = `
The API of a website and its back office: projects, articles, services, inquiries, consultations and orders of an
architecture consultancy. All paths below \`/api/v1\` answer JSON; the document itself is at \`/docs-json\`.

### First call
Public content needs no account:

\`\`\`sh
curl 'http://localhost:3000/api/v1/projects?limit=2'
\`\`\`

Every success is \`{ success: true, message, data }\`. Use **Try it out** below to send a call from this page.

### Sign in
1. Call \`POST /auth/login\` with \`email\` and \`password\`. An account with two-step sign-in gets the code
   \`SECOND_FACTOR_REQUIRED\`: send the same body again with \`code\`.
2. Send \`Authorization: Bearer <accessToken>\` with each call. On this page, paste the token into **Authorize**.
3. The access token expires after 15 minutes. Exchange the refresh token with \`POST /auth/refresh\`; each one works once.

A call that needs a role names it at the end of its description: EDITOR edits content, OFFICE answers clients, ADMIN
may do everything.

### Errors
Every failure is \`{ success: false, message, error: { code, message, details? } }\` with a matching status.

- **400** VALIDATION_ERROR: correct the fields in \`details\`, \`[{ field, message }]\`.
- **401** UNAUTHORIZED, INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED: refresh the token, or sign in.
- **403** FORBIDDEN: use an account with the role of the call.
- **404** NOT_FOUND: the record does not exist, or the account may not see it.
- **409** CONFLICT: the state does not allow it. For an old \`version\`, \`details.current\` is the record as it is now.
- **413**, **415** PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE: send JSON, or a form where the call takes files.
- **429** RATE_LIMITED: wait for the seconds of \`Retry-After\`.
- **500** INTERNAL_ERROR: report it with the \`X-Request-Id\` of the answer.
- **503** SERVICE_UNAVAILABLE: try again; \`Retry-After\` says when, if known.

\`code\` is the same in every language. Messages for visitors follow \`Accept-Language\` (\`en\`, \`am\` or \`om\`);
messages that only staff and programs can get are in English.

### Lists
A list answers \`data: { data: [...], pagination }\`. Query parameters are \`page\` (from 1), \`limit\` (10, at most 100),
\`sortBy\`, \`sortOrder\`, \`search\` and the filters of the list. Empty values count as absent, unknown names are
refused. Most lists have an export with the same filters as CSV.

### Updates
A record that staff edit has a \`version\`. Send the version that your change is based on. If somebody else changed the
record meanwhile, the answer is 409 and nothing is written. Fields that are left out keep their value.

### Retries
An answer can get lost. Send \`Idempotency-Key: <a random text>\` with every POST that creates or changes something, and
the same key when you repeat the call: for a day it gets the first answer, and nothing is stored twice. The same key
with another body is refused with 409.

### Events
New inquiries, consultations, orders and accounts arrive as server-sent events:

1. \`POST /notifications/stream-ticket\` answers a \`ticket\`, which works once, for 30 seconds.
2. Open \`GET /notifications/stream?ticket=…\` with an \`EventSource\`. The first event is \`ready\`; then each
   \`notification\` has the shape of the list.
3. To reconnect, request a new ticket and pass the last id as \`lastEventId\`: events in between are sent first.

### Limits
A client can send 600 requests a minute. A JSON body has at most 1 MB, a picture 5 MB.
\`docs/api.md\` in the repository has all other rules: pictures, caches, languages and translations.
`.trim();
