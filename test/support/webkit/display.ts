import { spawn } from 'node:child_process'

const displays = new Map<string, Promise<string>>()

/** @param size width and height in pixels, such as `1600x1300` */
const startDisplay = (size: string): Promise<string> =>
  new Promise((resolve, reject) => {
    // It takes the first number that is free, and ends with this process, however that ends.
    const args = ['--pdeathsig', 'TERM', 'Xvfb', '-displayfd', '1', '-screen', '0', `${size}x24`, '-nolisten', 'tcp']
    const screen = spawn('setpriv', args, { stdio: ['ignore', 'pipe', 'ignore'] })
    screen.once('error', reject)
    screen.once('exit', (code) => {
      displays.delete(size)
      reject(new Error(`Xvfb ended with ${code}`))
    })
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
    screen.unref()
  })

/** A screen in memory, one of each size for all sessions of this process. */
export const openDisplay = (size: string): Promise<string> => {
  const display = displays.get(size) ?? startDisplay(size)
  displays.set(size, display)
  return display
}
