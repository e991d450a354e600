import { isAbsolute, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Level } from './http/log'

export interface Config {
  /** 0 takes any free port. */
  port: number
  host: string
  /** A `postgres://` address; without it the database is embedded. */
  databaseUrl: string | undefined
  /** Where the embedded database lives. */
  dataFolder: string
  /** Generated videos that the demo brand has at least. */
  scale: number
  log: Level | 'silent'
  trustProxy: boolean
}

const whole = (name: string, text: string, most: number): number => {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most)
    throw new Error(`${name} must be a whole number up to ${most}, not "${text}"`)
  return value
}

const levels = ['info', 'warn', 'error', 'silent'] as const

/**
 * Settings of the server: PORT (4173), HOST (127.0.0.1), DATABASE_URL, GEUIN_DATA (.data), GEUIN_LOG (info),
 * GEUIN_TRUST_PROXY (1 when a proxy sets X-Forwarded-For) and `--scale N`.
 * @throws Error that names the setting
 */
export const readConfig = (env: NodeJS.ProcessEnv, args: readonly string[], root: string): Config => {
  const { values } = parseArgs({ args: [...args], options: { scale: { type: 'string' } } })
  const log = levels.find((level) => level === (env.GEUIN_LOG || 'info'))
  if (!log) throw new Error(`GEUIN_LOG must be one of ${levels.join(', ')}, not "${env.GEUIN_LOG}"`)
  const data = env.GEUIN_DATA || '.data'
  return {
    port: whole('PORT', env.PORT || '4173', 65_535),
    host: env.HOST || '127.0.0.1',
    databaseUrl: env.DATABASE_URL || undefined,
    dataFolder: isAbsolute(data) ? data : join(root, data),
    scale: whole('--scale', values.scale ?? '0', 1_000_000),
    log,
    trustProxy: env.GEUIN_TRUST_PROXY === '1',
  }
}
