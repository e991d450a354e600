import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

export interface PostgresServer {
  /** The address of a database of this server. */
  address(database: string): string
  stop(): Promise<void>
}

/** The folder of PostgreSQL's programs: the newest under /usr/lib/postgresql, else where PATH has pg_ctl. */
const programs = async (): Promise<string | undefined> => {
  const debian = '/usr/lib/postgresql'
  const versions = await readdir(debian).catch(() => [])
  const found = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin'))
  return [...found, ...(process.env.PATH ?? '').split(delimiter)].find((folder) => existsSync(join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root, so root hands it to another account. */
const otherAccount = (): { uid: number; gid: number } | undefined => {
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' })))
      if (uid && gid !== undefined) return { uid, gid }
    } catch {
      // The account is not there: try the next.
    }
  }
  return undefined
}

const answers = async (address: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

const startOwn = async (bin: string, account: { uid: number; gid: number } | undefined): Promise<PostgresServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'geuin-postgres-'))
  const data = join(folder, 'data')
  const run = { stdio: 'pipe' as const, cwd: folder, ...account }
  if (account) execFileSync('chown', [`${account.uid}:${account.gid}`, folder])
  else await chmod(folder, 0o700)
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], run)
  const settings = ['fsync=off', 'listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=60']
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((it) => ['-c', it])], {
    ...run,
    stdio: 'ignore',
  })
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const address = (database: string) => `postgres://postgres@/${database}?host=${encodeURIComponent(folder)}`
  const stop = async () => {
    // A fast shutdown, which does not wait for those that are still connected.
    server.kill('SIGINT')
    await gone
    await rm(folder, { recursive: true, force: true })
  }
  const until = Date.now() + 20_000
  while (!(await answers(address('postgres')))) {
    if (Date.now() > until || server.exitCode !== null) {
      await stop()
      throw new Error('PostgreSQL did not start')
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { address, stop }
}

/**
 * A PostgreSQL server to test on: that of TEST_DATABASE_URL or DATABASE_URL, else one of our own in a temporary folder.
 * @returns a sentence that says why there is none
 */
export const findPostgres = async (): Promise<PostgresServer | string> => {
  const configured = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL
  if (configured) {
    if (!(await answers(configured))) return 'the server of TEST_DATABASE_URL or DATABASE_URL does not answer'
    const address = (database: string) => {
      const url = new URL(configured)
      url.pathname = `/${database}`
      return url.href
    }
    return { address, stop: async () => {} }
  }
  const bin = await programs()
  if (!bin) return 'neither TEST_DATABASE_URL is set nor are PostgreSQL’s programs installed'
  const isRoot = process.getuid?.() === 0
  const account = isRoot ? otherAccount() : undefined
  if (isRoot && !account) return 'PostgreSQL does not run as root, and there is no account to run it as'
  return startOwn(bin, account)
}
