import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildWordPress } from '../../../demo/cms/wordpress.mjs'
import { root } from '../../../esbuild.mjs'

const run = promisify(execFile)

/** Where Debian has it. */
const installed = '/usr/share/wordpress'
const needed = ['/usr/bin/php', '/usr/sbin/mariadbd', '/usr/bin/mariadb-install-db', `${installed}/wp-load.php`]

/** Why no WordPress can be started here; undefined where one can. */
export const noWordPress = needed.every((path) => existsSync(path))
  ? undefined
  : 'WordPress, PHP or MariaDB is not installed (Debian: wordpress, php-cli, php-mysql, mariadb-server-core)'

export type Role = 'administrator' | 'editor' | 'author' | 'contributor'

export interface WordPress {
  origin: string
  /** A call of its REST API as a user of a role. */
  call(role: Role, path: string, body: object): Promise<{ status: number; data: Record<string, unknown> }>
  /** What PHP says to some code inside WordPress, as JSON. */
  php(code: string): Promise<unknown>
  /** Switches a file of this folder on as a must-use plugin, or all of them off. */
  mustUse(name: 'pageCache' | 'optimiser' | null): Promise<void>
  close(): Promise<void>
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const here = join(root, 'test/support/wordpress')

const config = (origin: string, socket: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', '${origin}' );
define( 'WP_SITEURL', '${origin}' );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/debug.log' );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', 'localhost' );
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) {
	define( $name, "test $name" );
}
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
if ( ! function_exists( 'wp_mail' ) ) {
	function wp_mail() {
		return true;
	}
}
require_once ABSPATH . 'wp-settings.php';
`

/** A database server of its own, reached by a socket alone. */
const startDatabase = async (folder: string, children: ChildProcess[]): Promise<void> => {
  const data = join(folder, 'database')
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : []
  await run('/usr/bin/mariadb-install-db', ['--no-defaults', `--datadir=${data}`, '--skip-test-db', ...asRoot])
  const small = ['--innodb-buffer-pool-size=32M', '--innodb-flush-log-at-trx-commit=0', '--skip-log-bin']
  const child = spawn(
    '/usr/sbin/mariadbd',
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${join(folder, 'db.sock')}`,
      '--skip-networking',
      '--skip-grant-tables',
      ...small,
      ...asRoot,
    ],
    { stdio: 'ignore', detached: true },
  )
  children.push(child)
  const create =
    'for ($i = 0; $i < 200; $i++) { try { (new mysqli("localhost", "root", "", "", 0, $argv[1]))->query("create database wordpress"); exit(0); } catch (Throwable $e) { usleep(50000); } } exit(1);'
  await run('/usr/bin/php', ['-r', create, '--', join(folder, 'db.sock')])
}

const untilAnswers = async (address: string) => {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(address).catch((error: unknown) => {
      if (attempt > 200) throw error
    })
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Ends a process and those that it has started: PHP's server leaves its workers behind. */
const ended = (child: ChildProcess) =>
  new Promise((resolve) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve(null)
    child.once('close', resolve)
    process.kill(-child.pid)
  })

/** @param children every process that it starts, to be ended */
const start = async (folder: string, settings: object, children: ChildProcess[]): Promise<Omit<WordPress, 'close'>> => {
  const site = join(folder, 'site')
  const origin = `http://127.0.0.1:${await freePort()}`
  await Promise.all([
    startDatabase(folder, children),
    // Its own files are links into other packages.
    cp(installed, site, { recursive: true, dereference: true }),
  ])
  await writeFile(join(site, 'wp-config.php'), config(origin, join(folder, 'db.sock')))
  const mustUse = join(site, 'wp-content/mu-plugins')
  await mkdir(mustUse, { recursive: true })
  const setUp = await run('/usr/bin/php', [
    join(here, 'setUp.php'),
    site,
    await buildWordPress(root),
    JSON.stringify(settings),
  ])
  const passwords = JSON.parse(setUp.stdout) as Record<Role, string>
  const server = spawn('/usr/bin/php', ['-S', new URL(origin).host, '-t', site, join(here, 'router.php')], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
  })
  children.push(server)
  await untilAnswers(`${origin}/wp-includes/version.php`)
  return {
    origin,
    async call(role, path, body) {
      const authorization = `Basic ${Buffer.from(`${role}:${passwords[role]}`).toString('base64')}`
      const answer = await fetch(`${origin}/wp-json${path}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: answer.status, data: (await answer.json()) as Record<string, unknown> }
    },
    async php(code) {
      const { stdout } = await run('/usr/bin/php', [
        '-r',
        `require $argv[1]; echo json_encode((static function () { ${code} })());`,
        '--',
        join(site, 'wp-load.php'),
      ])
      return JSON.parse(stdout)
    },
    async mustUse(name) {
      if (name) return copyFile(join(here, `${name}.php`), join(mustUse, `${name}.php`))
      await rm(mustUse, { recursive: true, force: true })
      await mkdir(mustUse)
    },
  }
}

/**
 * A WordPress of its own: Debian's files, a database, the plugin from its zip, and a user of each role whose password is
 * `password`.
 * @param settings of the plugin
 */
export const openWordPress = async (settings: object): Promise<WordPress> => {
  const folder = await mkdtemp(join(tmpdir(), 'geuin-wordpress-'))
  const children: ChildProcess[] = []
  const close = async () => {
    await Promise.all(children.map(ended))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    return { ...(await start(folder, settings, children)), close }
  } catch (error) {
    await close()
    throw error
  }
}
