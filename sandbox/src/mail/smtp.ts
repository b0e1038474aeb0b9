import { SMTPServer } from 'smtp-server'
import type { Mailbox } from './mailbox.ts'

const largest = 20 * 1024 * 1024

/** Takes mail for any address, from this machine only, and delivers all of it to the mailbox. */
export function startSmtp(
  mailbox: Mailbox,
  port: number,
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: largest,
    onAuth: (auth, _, done) => done(null, { user: auth.username }),
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.once('end', () => {
        const recipients = session.envelope.rcptTo.map((one) => one.address)
        mailbox.receive(Buffer.concat(parts), recipients).then(() => done(), done)
      })
    },
  })
  // A client that hangs up in the middle is its own affair.
  server.on('error', () => {})
  return new Promise((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.server.address()
      const taken = typeof address === 'object' && address !== null ? address.port : port
      resolve({ port: taken, stop: () => new Promise((done) => server.close(() => done())) })
    })
  })
}
