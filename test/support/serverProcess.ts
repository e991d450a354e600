import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Set in a child: the test file that it runs is then the real server. */
export const asServer = 'GEUIN_TEST_SERVER'

export interface Running {
  address: string
  child: ChildProcess
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | string | null>
  lines: string[]
}

/**
 * The real server as a process of its own, with its data in a folder.
 * @param module the `import.meta.url` of a test that imports the server when `asServer` is set
 */
export const launchFrom =
  (module: string) =>
  (folder: string, env: NodeJS.ProcessEnv = {}, args: string[] = []) => {
    const { NODE_TEST_CONTEXT: _, DATABASE_URL: __, ...inherited } = process.env
    const child = spawn(process.execPath, [fileURLToPath(module), ...args], {
      env: { ...inherited, [asServer]: '1', PORT: '0', GEUIN_DEMO: '1', GEUIN_DATA: folder, GEUIN_LOG: 'info', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const lines: string[] = []
    const ended = new Promise<number | string | null>((resolve) => {
      child.once('close', (code, signal) => resolve(code ?? signal))
    })
    createInterface(child.stderr).on('line', (line) => lines.push(line))
    const address = new Promise<string>((resolve, reject) => {
      createInterface(child.stdout).on('line', (line) => {
        lines.push(line)
        const found = /^Geuin demo: (http\S+)\/$/.exec(line)?.[1]
        // The address that people open; the server listens on IPv4.
        if (found) resolve(found.replace('localhost', '127.0.0.1'))
      })
      ended.then((code) => reject(new Error(`the server ended with ${code}: ${lines.join('\n')}`)))
    })
    return { child, ended, lines, address }
  }
