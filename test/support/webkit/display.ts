import { spawn } from 'node:child_process'

export interface Display {
  /** As the environment variable DISPLAY has it. */
  name: string
  close(): void
}

/**
 * A screen in memory. Without a window manager the window under the pointer has the focus, and the pointer rests in the
 * middle: the screen is so small that windows of all sizes are there.
 */
export const openDisplay = (): Promise<Display> =>
  new Promise((resolve, reject) => {
    // It takes the first number that is free, and ends with this process, however that ends.
    const args = ['--pdeathsig', 'TERM', 'Xvfb', '-displayfd', '1', '-screen', '0', '600x600x24', '-nolisten', 'tcp']
    const screen = spawn('setpriv', args, { stdio: ['ignore', 'pipe', 'ignore'] })
    screen.once('error', reject)
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    screen.stdout.once('data', (number: Buffer) =>
      resolve({ name: `:${number.toString().trim()}`, close: () => screen.kill() }),
    )
    screen.unref()
  })
