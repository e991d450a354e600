import { spawn } from 'node:child_process'

let display: Promise<string> | undefined

const startDisplay = (): Promise<string> =>
  new Promise((resolve, reject) => {
    // It takes the first number that is free, and ends with this process, however that ends.
    const args = ['--pdeathsig', 'TERM', 'Xvfb', '-displayfd', '1', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp']
    const screen = spawn('setpriv', args, { stdio: ['ignore', 'pipe', 'ignore'] })
    screen.once('error', reject)
    screen.once('exit', (code) => {
      display = undefined
      reject(new Error(`Xvfb ended with ${code}`))
    })
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
    screen.unref()
  })

/** A screen in memory, one for all sessions of this process. */
export const openDisplay = (): Promise<string> => {
  display ??= startDisplay()
  return display
}
