/** What of an upload has left, from 0 to 1. */
export type Progress = (sent: number) => void

/**
 * Sends a request as `fetch` does, and reports how much of its body has left: `fetch` can't say. For
 * files; its answer has a status, the headers and a text.
 */
export const sendWithProgress =
  (onProgress: Progress) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest()
      sending.open(request.method, request.url)
      sending.withCredentials = true
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value)
      sending.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable) onProgress(event.loaded / event.total)
      })
      sending.addEventListener('load', () => resolve(answerOf(sending)))
      for (const failure of ['error', 'abort'] as const)
        sending.addEventListener(failure, () => reject(new TypeError('The upload did not arrive')))
      request.signal.addEventListener('abort', () => sending.abort())
      sending.send(body)
    })
  }

function answerOf(sending: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of sending.getAllResponseHeaders().trim().split(/\r\n/)) {
    const colon = line.indexOf(': ')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 2))
  }
  const { status, statusText } = sending
  return new Response(sending.responseText, { status, statusText, headers })
}
