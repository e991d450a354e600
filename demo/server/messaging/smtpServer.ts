import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Mailbox } from './mailbox'

/** An SMTP server on loopback, on any free port, that puts mail into the mailbox instead of sending it anywhere. */
export const openSmtpServer = async ({ messenger }: Mailbox): Promise<{ url: string; close(): Promise<void> }> => {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: 1024 * 1024,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('end', () => {
        PostalMime.parse(Buffer.concat(chunks))
          .then(({ subject = '', text = '', headers }) => {
            const headerOf = (name: string) => headers.find(({ key }) => key === name)?.value
            const [stop, language] = [headerOf('list-unsubscribe'), headerOf('content-language')]
            const mail = {
              ...{ subject, text: text.trim(), ...(language && { language }) },
              ...(stop && { headers: { 'List-Unsubscribe': stop } }),
            }
            return Promise.all(session.envelope.rcptTo.map(({ address }) => messenger.mail(address, mail)))
          })
          .then(() => done(), done)
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  // A connection that breaks is the sender's trouble.
  server.on('error', () => {})
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
