import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { openMessaging } from '../../../../demo/server/messaging/open'
import { createTestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { paths } from '../../../../src/wire/paths'
import { codeFor, consume, send } from '../signIn/signIn'

const now = () => new Date('2026-03-01T20:00:00Z')
const settings = { smtpUrl: undefined, mailFrom: 'Geuin demo <demo@geuin.example>', smsUrl: undefined }

describe('messages', () => {
  it('reach the demo’s mailbox by SMTP in any script, the newest first [S01] [F03]', async (t) => {
    const { messenger, mailbox, close } = await openMessaging(settings, now, () => {})
    t.after(close)
    await messenger.mail('mira@mail.example', {
      subject: '123456 ist dein Code für Lumen',
      text: 'Grüße.\n\n光の輪 123456',
      language: 'de',
    })
    await messenger.text?.('+4915112345678', '654321')
    assert.deepEqual(
      mailbox?.list().map(({ id: _, ...message }) => message),
      [
        {
          kind: 'text',
          to: '+4915112345678',
          subject: '',
          text: '654321',
          language: null,
          unsubscribe: null,
          at: '2026-03-01T20:00:00.000Z',
        },
        {
          ...{ kind: 'mail', to: 'mira@mail.example', subject: '123456 ist dein Code für Lumen' },
          ...{ text: 'Grüße.\n\n光の輪 123456', language: 'de', unsubscribe: null, at: '2026-03-01T20:00:00.000Z' },
        },
      ],
    )
  })

  it('go to the SMTP server and the gateway of the settings, and not into a mailbox [S03]', async (t) => {
    const bodies: string[] = []
    const gateway = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (text: string) => bodies.push(text))
      request.on('end', () => response.writeHead(bodies.length === 1 ? 202 : 500).end())
    })
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
    t.after(() => new Promise((resolve) => gateway.close(resolve)))
    const errors: string[] = []
    const smsUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
    const { messenger, mailbox, close } = await openMessaging(
      { ...settings, smtpUrl: 'smtp://127.0.0.1:1', smsUrl },
      now,
      (error) => errors.push(error.message),
    )
    t.after(close)
    assert.equal(mailbox, null)
    await messenger.text?.('+4915112345678', '654321')
    assert.deepEqual(bodies, ['{"to":"+4915112345678","text":"654321"}'])
    await assert.rejects(async () => messenger.text?.('+4915112345678', 'again'), /answered 500/)
    await assert.rejects(messenger.mail('mira@mail.example', { subject: '', text: '' }), /ECONNREFUSED/)
    assert.equal(errors.length, 2)
  })

  it('that are refused leave no address in the log [S04]', async (t) => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address }, _, done) => done(new Error(`<${address}> is unknown here`)),
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    t.after(() => new Promise<void>((resolve) => server.close(() => resolve())))
    const { port } = server.server.address() as AddressInfo
    const errors: string[] = []
    const { messenger, close } = await openMessaging(
      { ...settings, smtpUrl: `smtp://127.0.0.1:${port}` },
      now,
      (error) => errors.push(error.message),
    )
    t.after(close)
    await assert.rejects(messenger.mail('mira@mail.example', { subject: '', text: '' }), (error: Error) => {
      assert.doesNotMatch(error.message, /mira/)
      return true
    })
    assert.match(errors[0] ?? '', /is unknown here/)
    assert.doesNotMatch(errors[0] ?? '', /mira/)
  })

  it('carry a code from the server to the mailbox and back [F03] [F04]', async (t) => {
    const { messenger, mailbox, close } = await openMessaging(settings, now, () => {})
    t.after(close)
    assert.ok(mailbox)
    const app = await createTestApp({ messenger })
    t.after(() => app.close())
    const address = { email: 'mira@mail.example' }
    const { data } = await send(app, address)
    const code = codeFor({ ...app, mailbox }, address.email)
    assert.equal((await consume(app, address, data, code)).code, 200)
  })

  it('by text need a gateway: without one no phone gets a code [G02]', async (t) => {
    const { messenger, close } = await openMessaging({ ...settings, smtpUrl: 'smtp://127.0.0.1:1' }, now, () => {})
    t.after(close)
    const app = await createTestApp({ messenger })
    t.after(() => app.close())
    assert.equal((await send(app, { phoneNumber: '+4915112345678' })).code, codes.phoneRefused)
  })

  it('show on the mailbox page’s own address, which no other site may read and a real server has not [S01] [S04]', async (t) => {
    const [app, real] = await Promise.all([createTestApp(), createTestApp({ mailbox: null })])
    t.after(() => Promise.all([app.close(), real.close()]))
    await send(app, { email: 'mira@mail.example' })
    const answer = await app.fetch('/mailbox/messages.json')
    const { messages } = (await answer.json()) as { messages: { to: string }[] }
    assert.deepEqual(
      messages.map(({ to }) => to),
      ['mira@mail.example'],
    )
    assert.equal(answer.headers.get('access-control-allow-origin'), null)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.equal((await real.fetch('/mailbox/messages.json')).status, 404)
    assert.equal((await app.fetch('/mailbox')).status, 200)
    for (const path of [
      '/mailbox',
      '/mailbox/messages.json',
      '/mailbox.html',
      '/members?as=mira',
      '/id/google/jwks.json',
    ]) {
      assert.equal((await app.fetch(new Request(`http://evil.example${path}`))).status, 404, path)
    }
    const link = await app.fetch(
      new Request(`http://evil.example${paths.sendDownloadLink}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"email":"victim@mail.example"}',
      }),
    )
    assert.equal(link.status, 400)
    assert.ok(!app.mailbox.list().some(({ text }) => text.includes('evil.example')))
  })
})
