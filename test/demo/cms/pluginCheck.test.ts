// The rules of WordPress's Plugin Check that need neither its site nor its sniffs, on the plugin as it is packed.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { pluginFiles } from '../../../demo/cms/wordpress.mjs'
import { root } from '../../../esbuild.mjs'
import { ensureBuilt } from '../../config/built.mjs'

const run = promisify(execFile)
const php = '/usr/bin/php'

/** Functions that WordPress does better, or that no plugin may call. */
const forbidden =
  /(?<![\w>:\\$])(eval|create_function|str_rot13|base64_decode|passthru|proc_open|exec|shell_exec|system|popen|curl_\w+|file_get_contents|file_put_contents|fopen|unlink|rename|json_encode|strip_tags|parse_url|rand|mt_rand|srand|date|date_default_timezone_set|set_time_limit|ini_set|dl|error_log|var_dump|var_export|print_r|phpinfo|move_uploaded_file|query_posts|wp_reset_query|extract|serialize|unserialize|mysql_\w+|mysqli_\w+)\s*\(/

/** What may be written to a page: a literal, or what an escaping function gives. */
const escaped = /^\s*(?:'[^'$]*'|(?:esc_\w+|wp_kses\w*|wp_json_encode)\b)/

describe('the WordPress plugin by the rules of Plugin Check [N09]', () => {
  let files: ReadonlyMap<string, Buffer>
  before(async () => {
    await ensureBuilt()
    files = await pluginFiles(root)
  })

  const read = (path: string) => String(files.get(path))
  const sources = (pattern: RegExp) => {
    const paths = [...files.keys()].filter((it) => pattern.test(it))
    assert.ok(paths.length > 0)
    return paths.map((path) => [path, read(path)] as const)
  }

  it('has no archives, programs, hidden files or names that some systems refuse', () => {
    assert.ok(files.has('geuin.php') && files.has('dist/geuin.js'))
    for (const path of files.keys()) {
      assert.match(path, /^[\w./-]+$/)
      assert.match(path, /(?:\.(php|js|json|css|txt|po|pot|mo)|^LICENSE)$/)
      assert.doesNotMatch(path, /(^|\/)\./)
    }
  })

  it('has a header and a readme that say the same', () => {
    const main = read('geuin.php')
    const readme = read('readme.txt')
    const header = (name: string) => main.match(new RegExp(`^ \\* ${name}: +(.+)$`, 'm'))?.[1]
    const line = (name: string) => readme.match(new RegExp(`^${name}: (.+)$`, 'm'))?.[1]
    assert.equal(readme.match(/^=== (.+) ===/)?.[1], header('Plugin Name'))
    for (const name of ['License', 'License URI', 'Requires at least', 'Requires PHP'])
      assert.equal(line(name), header(name), name)
    assert.equal(line('Stable tag'), header('Version'))
    assert.deepEqual([header('Text Domain'), header('Domain Path')], ['geuin', '/languages'])
    assert.match(header('License') ?? '', /GPL|MIT|Apache/)
    assert.match(line('Requires at least') ?? '', /^\d+\.\d(\.\d+)?$/)
    assert.match(line('Requires PHP') ?? '', /^\d+(\.\d+){1,2}$/)
    assert.match(line('Tested up to') ?? '', /^\d+\.\d+$/)
    assert.match(line('Contributors') ?? '', /^[a-z0-9]+$/)
    const tags = line('Tags')?.split(', ') ?? []
    assert.ok(tags.length > 0 && tags.length <= 5, 'more tags are ignored')
    const short = readme.split('\n\n')[1] ?? ''
    assert.ok(short.length <= 150, 'a longer description is cut')
    for (const heading of ['Description', 'Installation', 'Frequently Asked Questions', 'Changelog'])
      assert.ok(readme.includes(`== ${heading} ==`), heading)
  })

  it('has PHP that parses, and shows nothing when it is called by itself', {
    skip: existsSync(php) ? false : 'PHP is not installed',
  }, async () => {
    for (const [path, source] of sources(/\.php$/)) {
      await run(php, ['-l', join(root, 'demo/cms/wordpress', path)])
      assert.match(source, /^defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m, path)
      assert.doesNotMatch(source, /<\?=|<\?(?!php)|<%|\?>\s*$/, path)
    }
  })

  it('calls nothing that plugins may not, and no address of a machine', () => {
    for (const [path, source] of sources(/\.php$/)) {
      const code = source.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '')
      assert.equal(code.match(forbidden)?.[0], undefined, path)
      assert.doesNotMatch(code, /`|\bgoto\b|\$wpdb|\$_(POST|REQUEST|FILES)\b|HEREDOC|<<</, path)
    }
    for (const [path, source] of sources(/^(?!dist\/).*\.(php|js)$/))
      assert.doesNotMatch(source, /localhost|127\.0\.0\.1/, path)
  })

  it('escapes what it writes where it writes it', () => {
    for (const [path, source] of sources(/\.php$/)) {
      const lines = source.split('\n')
      for (const [at, text] of lines.entries()) {
        const [, written] = /^\s*echo (.*)/.exec(text) ?? []
        if (written === undefined || lines[at - 1]?.includes('phpcs:ignore')) continue
        for (const part of written.replace(/;$/, '').split(/ \. (?=')|(?<=') \. /))
          assert.match(part, escaped, `${path}:${at + 1} ${text.trim()}`)
      }
    }
  })

  it('translates literal texts in its own domain, with versions on all that it enqueues', () => {
    for (const [path, source] of sources(/^(?!dist\/).*\.php$/)) {
      for (const [call] of source.matchAll(/\b(?:__|_e|_x|_n|esc_html__|esc_attr__)\((?:[^()]|\([^()]*\))*\)/g))
        assert.match(call, /^\w+\( '[^']+', 'geuin' \)$/, path)
      for (const [call] of source.matchAll(/wp_(?:register|enqueue)_(?:script|style)\((?:[^()]|\([^()]*\))*,.*\);/g))
        assert.match(call, /[ $](VERSION|version)\b/, path)
    }
  })
})
