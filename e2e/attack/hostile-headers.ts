/** In everything that is sent: where it comes back, an answer repeats its caller. */
export const MARK = 'zx9mark'
const EVIL = `${MARK}.example`
const long = (length: number): string => MARK + 'x'.repeat(length)

/** Lines of a request's head that a browser would never send, each after a name for the report. */
export const hostileHeaders: Readonly<Record<string, readonly string[]>> = {
  'another host': [`Host: ${EVIL}`],
  'a host with a path': [`Host: ${EVIL}/a?b=c#d`],
  'a host that is none': ['Host: [::1'],
  'a host with a port too many': [`Host: ${EVIL}:99999`],
  'a host with blanks': [`Host: a b ${MARK}`],
  'an empty host': ['Host: '],
  'two hosts': ['Host: localhost', `Host: ${EVIL}`],
  'a forwarded host': [`X-Forwarded-Host: ${EVIL}`, `Forwarded: host=${EVIL};proto=http`],
  'a forwarded scheme': [`X-Forwarded-Proto: javascript:${MARK}`, `X-Forwarded-Port: ${MARK}`],
  'a forwarded address': [`X-Forwarded-For: ' or 1=1 -- ${MARK}, 10.0.0.1`],
  'a forwarded address without end': [`X-Forwarded-For: ${'10.0.0.1,'.repeat(900)}`],
  'another path': [`X-Original-URL: /${MARK}`, `X-Rewrite-URL: /${MARK}`],
  'another method': ['X-HTTP-Method-Override: DELETE'],
  'a language that is none': [`Accept-Language: ${MARK};q=1e999, ar-${MARK}`],
  'two thousand languages': [`Accept-Language: ${'ar,en;q=0.5,'.repeat(600)}`],
  'a language in no encoding': ['Accept-Language: \xff\xfe\x80'],
  'a language with markup': [`Accept-Language: "><script>${MARK}</script>`],
  'a chosen language that is none': [`Cookie: rihla-language=../../${MARK}"><script>`],
  'a session in no encoding': ['Cookie: session=\xff\xfe\x80%E0%A4%A'],
  'a session without end': [`Cookie: session=${long(7000)}`],
  'a session with SQL': [`Cookie: session=' or '1'='1; session=${MARK}`],
  'cookies of the language itself': [`Cookie: __proto__=1; constructor=${MARK}; toString=; =; ;;`],
  'a hundred cookies': [
    `Cookie: ${Array.from({ length: 400 }, (_, n) => `c${n}=${MARK}`).join('; ')}`,
  ],
  'a key in no encoding': ['Auth-Key: \x80\x81\xff'],
  'a key with SQL': [`Auth-Key: ${MARK}' or '1'='1`],
  'two keys': [`Auth-Key: ${MARK}`, `Auth-Key: ${MARK}2`],
  'an application that is none': [`Application-Id: ${MARK}' or '1'='1`],
  'two applications': [
    'Application-Id: 7f000000-0000-4000-8000-000000000001',
    'Application-Id: 7f000000-0000-4000-8000-000000000002',
  ],
  'device data that is none': [`DeviceData: {"a":${MARK}`, `AppVersion: ${long(500)}`],
  'a browser with markup': [`User-Agent: <script>${MARK}</script>\x80`],
  'another origin': [`Origin: https://${EVIL}`],
  'no origin': ['Origin: null', 'Sec-Fetch-Site: cross-site'],
  'a page before with a script': [`Referer: javascript:${MARK}`],
  'a range too far': ['Range: bytes=0-99999999999999999999'],
  'ranges of nothing': [`Range: bytes=-1,,,${'0-1,'.repeat(500)}`],
  'a version that is none': [`If-None-Match: "${MARK}`, `If-Modified-Since: ${MARK}`],
  'an encoding that is none': [`Accept-Encoding: ${MARK};q=9, br;q=x, gzip;q=-1`],
  'a type that is none': [`Content-Type: application/json; charset=${MARK}`],
  'a form without a boundary': ['Content-Type: multipart/form-data'],
  'another protocol': [
    'Upgrade: websocket',
    'Connection: close, Upgrade',
    'Sec-WebSocket-Version: 13',
  ],
  'an expectation': [`Expect: ${MARK}`],
  'a trace': [`traceparent: 00-${'f'.repeat(32)}-${'0'.repeat(16)}-ff`, `tracestate: ${long(600)}`],
  'a folded line': [`X-A: b\r\n Set-Cookie: ${MARK}=1`],
  'a bare line feed': [`X-A: b\nSet-Cookie: ${MARK}=1`],
  'a bare carriage return': [`X-A: b\rSet-Cookie: ${MARK}=1`],
  'a zero byte': [`X-A: b\x00${MARK}`],
  'a name with blanks': [`X A: ${MARK}`],
  'a head without end': [`X-A: ${long(20_000)}`],
  'three hundred lines': Array.from({ length: 300 }, (_, n) => `X-${n}: ${MARK}`),
  'two lengths': ['Content-Length: 2', 'Content-Length: 5'],
  'a length and chunks': ['Content-Length: 2', 'Transfer-Encoding: chunked'],
  'a length below nothing': ['Content-Length: -1'],
}

/** Ends of an address that would begin another header, if one repeated it. */
export const hostileQueries: readonly string[] = [
  `?a=%0d%0aSet-Cookie:%20${MARK}=1`,
  `?redirect=https://${EVIL}&returnUrl=//${EVIL}&next=%5C%5C${EVIL}&message=%0d%0aX:${MARK}`,
  `?lang=${MARK}%22%3E%3Cscript%3E&q=%ff%fe%00`,
]
