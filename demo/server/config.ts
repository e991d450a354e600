import { isAbsolute, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ConnectionLimits, defaultConnectionLimits } from './http/connections'
import type { Level } from './http/log'
import type { MessagingSettings } from './messaging/open'
import { type ProviderConfig, readProviders } from './provider/providerConfig'
import type { CipherSettings } from './security/cipher'
import { type CodeLimits, defaultCodeLimits } from './signIn/codeLimits'
import type { S3Settings } from './storage/s3'
import { defaultProcessing, type ProcessingSettings } from './videoProcessing/settings'
import { defaultUploadLimits, type UploadLimits } from './videoUpload/uploadLimits'

export interface Config extends MessagingSettings, ProviderConfig {
  /** 0 takes any free port. */
  port: number
  host: string
  /** A `postgres://` address; without it the database is embedded. */
  databaseUrl: string | undefined
  /** Where the embedded database lives. */
  dataFolder: string
  /** Whether an empty database is filled with the demo's brands. */
  seed: 'demo' | 'none'
  /** Generated videos that the demo brand has at least. */
  scale: number
  /** Whether the mailbox, the stand-in providers and the members' page exist, as long as no mail is real. */
  isDemo: boolean
  log: Level | 'silent'
  /** How many proxies in front of the server append to X-Forwarded-For. */
  trustedProxies: number
  /** How long visitors share an answer, milliseconds. */
  sharedMs: number
  codeLimits: CodeLimits
  connections: ConnectionLimits
  /** What keys are derived from; null for those that the database keeps. */
  secret: string | null
  cipher: CipherSettings
  /** The public address of the storage; this server's own /storage unless given. */
  storageBase: string
  /** Where uploaded files are kept; null for the data folder. */
  s3: S3Settings | null
  /** Where the brand's pages are; null where this server shows them itself. */
  siteUrl: string | null
  /** What opens /admin; null for the demo's own. */
  adminKey: string | null
  /** In which a proxy names the caller's country, such as cf-ipcountry; null where none does. */
  countryHeader: string | null
  /** Whether what is fetched for viewers may be on this machine. */
  fetchLoopback: boolean
  uploadLimits: UploadLimits
  processing: ProcessingSettings
}

const wholeNumber = (name: string, text: string, max: number, min = 0): number => {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > max || value < min)
    throw new Error(`${name} must be a whole number ${min > 0 ? `from ${min} ` : ''}up to ${max}, not "${text}"`)
  return value
}

/** The demo's own cipher, which its pages name too. A brand has another one. */
export const demoCipher: CipherSettings = {
  key: 'geuin-demo-cipher-key-32-bytes!!',
  iv: 'geuin-demo-iv-16',
  suffix: '',
}

const chosen = <T extends string>(name: string, text: string, choices: readonly T[]): T => {
  const found = choices.find((it) => it === text)
  if (!found) throw new Error(`${name} must be one of ${choices.join(', ')}, not "${text}"`)
  return found
}

const sized = (name: string, text: string, sizes: readonly number[]): string => {
  if (!/^[\x20-\x7e]*$/.test(text) || !sizes.includes(text.length))
    throw new Error(`${name} must be ${sizes.join(', ')} characters of ASCII`)
  return text
}

const address = (name: string, text: string | undefined, schemes: readonly string[]): string | undefined => {
  if (!text) return undefined
  if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol))
    throw new Error(`${name} must be an address that begins with ${schemes.join(' or ')}`)
  return text
}

const base = (text: string): string => {
  const known = text.startsWith('/') ? text : address('GEUIN_STORAGE_BASE', text, ['https:', 'http:'])
  return (known ?? '').replace(/\/+$/, '')
}

const longEnough = (name: string, text: string | undefined, min: number): string | null => {
  if (text && (text.length < min || !/^[\x21-\x7e]+$/.test(text)))
    throw new Error(`${name} must be ${min} characters of ASCII or more`)
  return text || null
}

const headerName = (text: string | undefined): string | null => {
  if (text && !/^[\w-]+$/.test(text)) throw new Error('GEUIN_COUNTRY_HEADER must be the name of a header')
  return text || null
}

const flag = (name: string, text: string | undefined): boolean => chosen(name, text || '0', ['0', '1']) === '1'

const mailFrom = (text: string): string => {
  if (!/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/.test(text)) throw new Error('GEUIN_MAIL_FROM must hold an address of email')
  return text
}

/** GEUIN_S3_URL, which holds the keys as user and password, and GEUIN_S3_REGION. */
const readS3 = (env: NodeJS.ProcessEnv): S3Settings | null => {
  const text = address('GEUIN_S3_URL', env.GEUIN_S3_URL, ['https:', 'http:'])
  if (!text) return null
  const url = new URL(text)
  const [key, secret] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  if (!key || !secret) throw new Error('GEUIN_S3_URL must hold a key and a secret: https://key:secret@host/bucket')
  const bucket = `${url.origin}${url.pathname}`.replace(/\/+$/, '')
  return { bucket, key, secret, region: env.GEUIN_S3_REGION || 'us-east-1' }
}

/** GEUIN_MAX_CONNECTIONS, GEUIN_HEADERS_SECONDS and GEUIN_REQUEST_SECONDS. */
const readConnectionLimits = (env: NodeJS.ProcessEnv): ConnectionLimits => {
  const { max, headersSeconds, requestSeconds } = defaultConnectionLimits
  const limits = {
    max: wholeNumber('GEUIN_MAX_CONNECTIONS', env.GEUIN_MAX_CONNECTIONS || String(max), 1_000_000, 1),
    headersSeconds: wholeNumber('GEUIN_HEADERS_SECONDS', env.GEUIN_HEADERS_SECONDS || String(headersSeconds), 600, 1),
    requestSeconds: wholeNumber('GEUIN_REQUEST_SECONDS', env.GEUIN_REQUEST_SECONDS || String(requestSeconds), 3600, 1),
  }
  if (limits.headersSeconds > limits.requestSeconds)
    throw new Error('GEUIN_HEADERS_SECONDS must not be more than GEUIN_REQUEST_SECONDS')
  return limits
}

/** GEUIN_NETWORK_CODES, GEUIN_RECIPIENT_CODES, GEUIN_BRAND_FAILURES and GEUIN_SERVER_FAILURES. */
const readCodeLimits = (env: NodeJS.ProcessEnv): CodeLimits => {
  const read = (name: string, usual: number) => wholeNumber(name, env[name] || String(usual), 1_000_000, 1)
  return {
    networkSends: read('GEUIN_NETWORK_CODES', defaultCodeLimits.networkSends),
    recipientSends: read('GEUIN_RECIPIENT_CODES', defaultCodeLimits.recipientSends),
    brandFailures: read('GEUIN_BRAND_FAILURES', defaultCodeLimits.brandFailures),
    serverFailures: read('GEUIN_SERVER_FAILURES', defaultCodeLimits.serverFailures),
  }
}

/** GEUIN_VIDEO_MEGABYTES and GEUIN_VIDEOS_A_DAY. */
const readUploadLimits = (env: NodeJS.ProcessEnv): UploadLimits => {
  const { bytes, perDay } = defaultUploadLimits
  const megabytes = wholeNumber('GEUIN_VIDEO_MEGABYTES', env.GEUIN_VIDEO_MEGABYTES || String(bytes / 1e6), 5000, 1)
  return {
    bytes: megabytes * 1e6,
    perDay: wholeNumber('GEUIN_VIDEOS_A_DAY', env.GEUIN_VIDEOS_A_DAY || String(perDay), 100_000),
  }
}

const presets = ['ultrafast', 'superfast', 'veryfast', 'faster', 'fast', 'medium', 'slow', 'slower'] as const

/** GEUIN_FFMPEG, GEUIN_FFMPEG_PRESET, GEUIN_TRANSCODES, GEUIN_VIDEO_SECONDS and GEUIN_STUCK_SECONDS. */
const readProcessing = (env: NodeJS.ProcessEnv): ProcessingSettings => {
  const { width, maxSeconds, stuckSeconds, preset } = defaultProcessing
  return {
    ffmpeg: env.GEUIN_FFMPEG || null,
    width: wholeNumber('GEUIN_TRANSCODES', env.GEUIN_TRANSCODES || String(width), 64),
    maxSeconds: wholeNumber('GEUIN_VIDEO_SECONDS', env.GEUIN_VIDEO_SECONDS || String(maxSeconds), 3600, 1),
    stuckSeconds: wholeNumber('GEUIN_STUCK_SECONDS', env.GEUIN_STUCK_SECONDS || String(stuckSeconds), 600, 5),
    preset: chosen('GEUIN_FFMPEG_PRESET', env.GEUIN_FFMPEG_PRESET || preset, presets),
  }
}

const seeds = ['demo', 'none'] as const
const levels = ['info', 'warn', 'error', 'silent'] as const

/**
 * Settings of the server: PORT (4173), HOST (127.0.0.1), DATABASE_URL, GEUIN_DATA (.data), GEUIN_LOG (info), GEUIN_DEMO (1 for the demo),
 * GEUIN_SEED (demo; none leaves an empty database empty), GEUIN_TRUST_PROXY (how many proxies append to X-Forwarded-For), those of `readCodeLimits` and `readConnectionLimits`, GEUIN_SECRET, GEUIN_SMTP_URL, GEUIN_MAIL_FROM, GEUIN_SMS_URL,
 * GEUIN_CIPHER_KEY, GEUIN_CIPHER_IV, GEUIN_CIPHER_SUFFIX, GEUIN_STORAGE_BASE (/storage),
 * GEUIN_S3_URL, GEUIN_S3_REGION (us-east-1), GEUIN_SHARED_MS (1000),
 * GEUIN_SITE_URL, GEUIN_ADMIN_KEY, GEUIN_COUNTRY_HEADER, GEUIN_FETCH_LOOPBACK (1 lets what is fetched for viewers be on
 * this machine), those of `readUploadLimits`, `readProcessing` and `readProviders`, and `--scale N`.
 * @throws Error that names the setting
 */
export const readConfig = (env: NodeJS.ProcessEnv, args: readonly string[], root: string): Config => {
  const { values } = parseArgs({ args: [...args], options: { scale: { type: 'string' } } })
  const data = env.GEUIN_DATA || '.data'
  const seed = chosen('GEUIN_SEED', env.GEUIN_SEED || 'demo', seeds)
  const scale = wholeNumber('--scale', values.scale ?? '0', 1_000_000)
  if (scale > 0 && seed === 'none') throw new Error('--scale adds to the demo, which GEUIN_SEED=none leaves out')
  return {
    port: wholeNumber('PORT', env.PORT || '4173', 65_535),
    host: env.HOST || '127.0.0.1',
    databaseUrl: env.DATABASE_URL || undefined,
    dataFolder: isAbsolute(data) ? data : join(root, data),
    seed,
    scale,
    isDemo: flag('GEUIN_DEMO', env.GEUIN_DEMO),
    log: chosen('GEUIN_LOG', env.GEUIN_LOG || 'info', levels),
    ...readProviders(env),
    trustedProxies: wholeNumber('GEUIN_TRUST_PROXY', env.GEUIN_TRUST_PROXY || '0', 9),
    sharedMs: wholeNumber('GEUIN_SHARED_MS', env.GEUIN_SHARED_MS || '1000', 60_000),
    codeLimits: readCodeLimits(env),
    connections: readConnectionLimits(env),
    secret: longEnough('GEUIN_SECRET', env.GEUIN_SECRET, 32),
    smtpUrl: address('GEUIN_SMTP_URL', env.GEUIN_SMTP_URL, ['smtp:', 'smtps:']),
    mailFrom: mailFrom(env.GEUIN_MAIL_FROM || 'Geuin demo <demo@geuin.example>'),
    smsUrl: address('GEUIN_SMS_URL', env.GEUIN_SMS_URL, ['https:', 'http:']),
    cipher: {
      key: sized('GEUIN_CIPHER_KEY', env.GEUIN_CIPHER_KEY || demoCipher.key, [16, 24, 32]),
      iv: sized('GEUIN_CIPHER_IV', env.GEUIN_CIPHER_IV || demoCipher.iv, [16]),
      suffix: env.GEUIN_CIPHER_SUFFIX ?? demoCipher.suffix,
    },
    storageBase: base(env.GEUIN_STORAGE_BASE || '/storage'),
    s3: readS3(env),
    siteUrl: address('GEUIN_SITE_URL', env.GEUIN_SITE_URL, ['https:', 'http:']) ?? null,
    adminKey: longEnough('GEUIN_ADMIN_KEY', env.GEUIN_ADMIN_KEY, 16),
    countryHeader: headerName(env.GEUIN_COUNTRY_HEADER),
    fetchLoopback: flag('GEUIN_FETCH_LOOPBACK', env.GEUIN_FETCH_LOOPBACK),
    uploadLimits: readUploadLimits(env),
    processing: readProcessing(env),
  }
}

/**
 * The demo shows everybody's codes and signs anybody in as anybody, so it has to be asked for, and never runs where
 * strangers may come.
 * @throws Error that names the settings that do not go together
 */
export const checkDemo = (config: Config): void => {
  if (config.smtpUrl) return
  if (!config.isDemo) throw new Error('GEUIN_SMTP_URL must be set, or GEUIN_DEMO=1 for a demo on this machine')
  const signs = {
    DATABASE_URL: config.databaseUrl,
    GEUIN_PUBLIC_URL: config.publicUrl,
    GEUIN_TRUST_PROXY: config.trustedProxies > 0,
    GEUIN_GOOGLE_CLIENT_ID: config.google,
    GEUIN_APPLE_CLIENT_ID: config.apple,
  }
  const names = Object.entries(signs).flatMap(([name, value]) => (value ? [name] : []))
  if (names.length > 0) {
    throw new Error(`GEUIN_DEMO=1 lets anybody sign in as anybody, so with ${names.join(', ')} set GEUIN_SMTP_URL too`)
  }
}
