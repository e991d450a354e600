import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { demoCipher, readConfig } from '../../../demo/server/config'
import { defaultConnectionLimits } from '../../../demo/server/http/connections'
import { findRoot } from '../../../demo/server/root'
import { defaultCodeLimits } from '../../../demo/server/signIn/codeLimits'
import { defaultProcessing } from '../../../demo/server/videoProcessing/settings'
import { defaultUploadLimits } from '../../../demo/server/videoUpload/uploadLimits'

describe('the server’s settings', () => {
  it('have defaults, and follow the environment and the command line [S01] [S03]', () => {
    assert.deepEqual(readConfig({}, [], '/repo'), {
      ...{ port: 4173, host: '127.0.0.1', databaseUrl: undefined, dataFolder: '/repo/.data' },
      ...{
        seed: 'demo',
        scale: 0,
        isDemo: false,
        log: 'info',
        trustedProxies: 0,
        codeLimits: defaultCodeLimits,
        connections: defaultConnectionLimits,
        secret: null,
        cipher: demoCipher,
      },
      ...{ smtpUrl: undefined, smsUrl: undefined, mailFrom: 'Geuin demo <demo@geuin.example>' },
      ...{ google: null, apple: null, publicUrl: null },
      ...{ s3: null, storageBase: '/storage', siteUrl: null, adminKey: null, fetchLoopback: false },
      ...{ uploadLimits: defaultUploadLimits, processing: defaultProcessing, countryHeader: null, sharedMs: 1000 },
    })
    const env = {
      PORT: '8080',
      HOST: '0.0.0.0',
      GEUIN_DEMO: '1',
      DATABASE_URL: 'postgres://x',
      GEUIN_DATA: '/data',
      GEUIN_LOG: 'warn',
      GEUIN_TRUST_PROXY: '2',
      GEUIN_NETWORK_CODES: '500',
      GEUIN_MAX_CONNECTIONS: '200',
      GEUIN_HEADERS_SECONDS: '5',
      GEUIN_REQUEST_SECONDS: '30',
      GEUIN_SECRET: 'long-and-random-'.repeat(2),
      GEUIN_SMTP_URL: 'smtps://lumen:secret@mail.example:465',
      GEUIN_MAIL_FROM: 'Lumen <hello@lumen.example>',
      GEUIN_SMS_URL: 'https://sms.example/send',
      GEUIN_CIPHER_KEY: 'sixteen letters!',
      GEUIN_CIPHER_IV: 'sixteen letters?',
      GEUIN_CIPHER_SUFFIX: '#lumen',
      GEUIN_PUBLIC_URL: 'https://api.lumen.example/',
      GEUIN_STORAGE_BASE: 'https://files.lumen.example/pictures/',
      GEUIN_S3_URL: 'https://key:se%2Fcret@s3.example/bucket/',
      GEUIN_S3_REGION: 'eu-central-1',
      GEUIN_SITE_URL: 'https://lumen.example',
      GEUIN_ADMIN_KEY: 'a key of its own'.replaceAll(' ', '-'),
      GEUIN_FETCH_LOOPBACK: '1',
      GEUIN_VIDEO_MEGABYTES: '200',
      GEUIN_VIDEOS_A_DAY: '5',
      GEUIN_VIDEO_SECONDS: '60',
      GEUIN_FFMPEG: '/opt/ffmpeg',
      GEUIN_FFMPEG_PRESET: 'medium',
      GEUIN_TRANSCODES: '2',
      GEUIN_STUCK_SECONDS: '30',
      GEUIN_COUNTRY_HEADER: 'CF-IPCountry',
      GEUIN_SHARED_MS: '0',
    }
    assert.deepEqual(readConfig(env, ['--scale', '10000'], '/repo'), {
      ...{ port: 8080, host: '0.0.0.0', databaseUrl: 'postgres://x', dataFolder: '/data' },
      ...{ seed: 'demo', scale: 10_000, isDemo: true, log: 'warn', trustedProxies: 2 },
      ...{ smtpUrl: env.GEUIN_SMTP_URL, mailFrom: env.GEUIN_MAIL_FROM, smsUrl: env.GEUIN_SMS_URL },
      cipher: { key: 'sixteen letters!', iv: 'sixteen letters?', suffix: '#lumen' },
      codeLimits: { ...defaultCodeLimits, networkSends: 500 },
      connections: { max: 200, headersSeconds: 5, requestSeconds: 30 },
      secret: env.GEUIN_SECRET,
      ...{ google: null, apple: null, publicUrl: 'https://api.lumen.example' },
      ...{ storageBase: 'https://files.lumen.example/pictures', siteUrl: 'https://lumen.example' },
      s3: { bucket: 'https://s3.example/bucket', key: 'key', secret: 'se/cret', region: 'eu-central-1' },
      ...{ adminKey: 'a-key-of-its-own', fetchLoopback: true },
      ...{ countryHeader: 'CF-IPCountry', sharedMs: 0 },
      uploadLimits: { bytes: 200_000_000, perDay: 5 },
      processing: { ffmpeg: '/opt/ffmpeg', width: 2, maxSeconds: 60, stuckSeconds: 30, preset: 'medium' },
    })
  })

  it('are all in the README, which names no other [S01]', async () => {
    const root = findRoot()
    const files = (await readdir(join(root, 'demo/server'), { recursive: true })).filter((name) => name.endsWith('.ts'))
    const texts = await Promise.all(files.map((name) => readFile(join(root, 'demo/server', name), 'utf8')))
    const namesIn = (text: string) => new Set(text.match(/\bGEUIN_[A-Z0-9]+(_[A-Z0-9]+)*\b/g))
    const read = namesIn(texts.join('\n'))
    // Set by `npm run dev` for its own server.
    read.delete('GEUIN_DEV')
    const documented = namesIn(await readFile(join(root, 'demo/server/README.md'), 'utf8'))
    assert.deepEqual([...documented].sort(), [...read].sort())
  })

  it('are named when they are wrong [S01]', () => {
    const wrong: [NodeJS.ProcessEnv, string[], RegExp][] = [
      [{ PORT: 'http' }, [], /^PORT must be a whole number up to 65535, not "http"$/],
      [{ PORT: '70000' }, [], /^PORT/],
      [{ GEUIN_NETWORK_CODES: '0' }, [], /^GEUIN_NETWORK_CODES must be a whole number from 1/],
      [{ GEUIN_TRUST_PROXY: 'yes' }, [], /^GEUIN_TRUST_PROXY/],
      [{ GEUIN_LOG: 'loud' }, [], /^GEUIN_LOG must be one of info, warn, error, silent/],
      [{ GEUIN_SEED: 'some' }, [], /^GEUIN_SEED must be one of demo, none, not "some"$/],
      [{ GEUIN_SEED: 'none' }, ['--scale', '10'], /^--scale adds to the demo/],
      [{ GEUIN_SMTP_URL: 'mail.example' }, [], /^GEUIN_SMTP_URL must be an address that begins with smtp: or smtps:/],
      [{ GEUIN_CIPHER_KEY: 'short' }, [], /^GEUIN_CIPHER_KEY must be 16, 24, 32 characters/],
      [{ GEUIN_STORAGE_BASE: 'files.example' }, [], /^GEUIN_STORAGE_BASE must be an address/],
      [{ GEUIN_S3_URL: 'https://s3.example/bucket' }, [], /^GEUIN_S3_URL must hold a key and a secret/],
      [{ GEUIN_SITE_URL: 'ftp://site.example' }, [], /^GEUIN_SITE_URL must be an address/],
      [{ GEUIN_ADMIN_KEY: 'short' }, [], /^GEUIN_ADMIN_KEY must be 16 characters/],
      [{ GEUIN_SECRET: 'a secret of one’s own, which is long' }, [], /^GEUIN_SECRET must be 32 characters of ASCII/],
      [{ GEUIN_SECRET: 'short' }, [], /^GEUIN_SECRET must be 32/],
      [{ GEUIN_MAX_CONNECTIONS: '0' }, [], /^GEUIN_MAX_CONNECTIONS must be a whole number from 1/],
      [{ GEUIN_HEADERS_SECONDS: '90' }, [], /^GEUIN_HEADERS_SECONDS must not be more than GEUIN_REQUEST_SECONDS/],
      [{ GEUIN_REQUEST_SECONDS: 'long' }, [], /^GEUIN_REQUEST_SECONDS/],
      [{ GEUIN_DEMO: 'true' }, [], /^GEUIN_DEMO must be one of 0, 1, not "true"$/],
      [{ GEUIN_FETCH_LOOPBACK: 'yes' }, [], /^GEUIN_FETCH_LOOPBACK must be one of 0, 1/],
      [{ GEUIN_MAIL_FROM: 'Lumen' }, [], /^GEUIN_MAIL_FROM must hold an address/],
      [{}, ['--scale', '-1'], /scale/],
      [{}, ['--scale', '1e9'], /^--scale/],
      [{}, ['--sclae', '10'], /--sclae/],
    ]
    for (const [env, args, message] of wrong) {
      assert.throws(
        () => readConfig(env, args, '/repo'),
        ({ message: text }: Error) => message.test(text),
      )
    }
  })
})
