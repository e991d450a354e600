import { importPKCS8, SignJWT } from 'jose'
import { googleOwnsEmail } from './claims'
import type { Provider } from './oidc'

export interface ProviderConfig {
  google: Provider | null
  apple: Provider | null
  /** This server as the world reaches it, without a slash at the end; null when nobody said. */
  publicUrl: string | null
}

type Env = Readonly<Record<string, string | undefined>>

const webAddress = (name: string, text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    throw new Error(`${name} must be an address such as https://api.example`)
  }
  return text.replace(/\/+$/, '')
}

/** All of them, or none. */
const together = (env: Env, names: readonly string[]): string[] | null => {
  const values = names.map((name) => env[name] ?? '')
  if (values.every((it) => it === '')) return null
  const missing = names.filter((_, index) => values[index] === '')
  if (missing.length > 0) throw new Error(`${missing.join(', ')} must be set too`)
  return values
}

const google = (env: Env): Provider | null => {
  const set = together(env, ['GEUIN_GOOGLE_CLIENT_ID', 'GEUIN_GOOGLE_CLIENT_SECRET'])
  if (!set) return null
  const [clientId = '', secret = ''] = set
  return {
    issuer: webAddress('GEUIN_GOOGLE_ISSUER', env.GEUIN_GOOGLE_ISSUER || 'https://accounts.google.com'),
    clientId,
    clientSecret: async () => secret,
    scope: 'openid email profile',
    ownsEmail: googleOwnsEmail,
  }
}

/** Seconds. */
const appleSecret = 300

/**
 * Apple's client secret is a JWT that the client signs, and with a scope it sends viewers back by a form.
 * https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret
 */
const apple = (env: Env): Provider | null => {
  const names = ['GEUIN_APPLE_CLIENT_ID', 'GEUIN_APPLE_TEAM_ID', 'GEUIN_APPLE_KEY_ID', 'GEUIN_APPLE_PRIVATE_KEY']
  const set = together(env, names)
  if (!set) return null
  const [clientId = '', teamId = '', keyId = '', pem = ''] = set
  if (!pem.includes('-----BEGIN PRIVATE KEY-----')) {
    throw new Error('GEUIN_APPLE_PRIVATE_KEY must be what is in the .p8 file')
  }
  const issuer = webAddress('GEUIN_APPLE_ISSUER', env.GEUIN_APPLE_ISSUER || 'https://appleid.apple.com')
  return {
    issuer,
    clientId,
    clientSecret: async () => {
      // Many systems keep a setting in one line.
      const key = await importPKCS8(pem.replaceAll('\\n', '\n'), 'ES256')
      return new SignJWT()
        .setProtectedHeader({ alg: 'ES256', kid: keyId })
        .setIssuer(teamId)
        .setSubject(clientId)
        .setAudience(issuer)
        .setIssuedAt()
        .setExpirationTime(`${appleSecret}s`)
        .sign(key)
    },
    scope: 'openid email',
    responseMode: 'form_post',
  }
}

/**
 * The providers by the settings GEUIN_PUBLIC_URL, GEUIN_GOOGLE_CLIENT_ID, GEUIN_GOOGLE_CLIENT_SECRET,
 * GEUIN_APPLE_CLIENT_ID, GEUIN_APPLE_TEAM_ID, GEUIN_APPLE_KEY_ID and GEUIN_APPLE_PRIVATE_KEY; GEUIN_GOOGLE_ISSUER and
 * GEUIN_APPLE_ISSUER put others in their place.
 * @throws Error that names the setting
 */
export const readProviders = (env: Env): ProviderConfig => {
  const publicUrl = env.GEUIN_PUBLIC_URL ? webAddress('GEUIN_PUBLIC_URL', env.GEUIN_PUBLIC_URL) : null
  const config = { google: google(env), apple: apple(env), publicUrl }
  // Providers answer to a registered address only.
  if ((config.google || config.apple) && !publicUrl) throw new Error('GEUIN_PUBLIC_URL must be set for real providers')
  return config
}
