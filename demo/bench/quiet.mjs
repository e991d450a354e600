import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromiumFlags, chromiumPath } from '../chromium.mjs'

/** How long the processes take to give memory back, ms. */
const RELEASE = 3000

/** Calls over the browser's pipe: a message each way is JSON that ends with a zero byte. */
const connect = (child) => {
  const [, , , commands, answers] = child.stdio
  const waiting = new Map()
  let received = ''
  answers.setEncoding('utf8').on('data', (data) => {
    const messages = (received + data).split('\0')
    received = messages.pop()
    for (const { id, result, error } of messages.map((it) => JSON.parse(it))) {
      const { resolve, reject } = waiting.get(id) ?? {}
      if (error) reject?.(new Error(error.message))
      else resolve?.(result)
      waiting.delete(id)
    }
  })
  let last = 0
  return (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      commands.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`)
    })
}

/** MB of a process, its part of what it shares with others included; NaN where the system does not say. */
const memoryOf = async (pid) => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]) / 1000
}

/**
 * Opens a page in a browser of its own that is told nothing but expressions. The driver of browser.mjs has DevTools listen to
 * the network, which keeps every answer in the page's process: 160 MB after 200 advances.
 */
export const openQuiet = async (url) => {
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'))
  const args = [...chromiumFlags, '--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`]
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']
  const child = spawn(chromiumPath(), [...args, '--window-size=390,844', 'about:blank'], { stdio })
  const send = connect(child)
  const { targetId } = await send('Target.createTarget', { url })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  return {
    ask: async (expression) => {
      const options = { expression, awaitPromise: true, returnByValue: true }
      const { result, exceptionDetails } = await send('Runtime.evaluate', options, sessionId)
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value
    },
    /** MB of the page's process. A browser keeps a spare one, which is smaller. */
    memory: async () => {
      const { processInfo } = await send('SystemInfo.getProcessInfo')
      const renderers = processInfo.filter(({ type }) => type === 'renderer')
      return Math.max(...(await Promise.all(renderers.map(({ id }) => memoryOf(id)))))
    },
    /** Collects garbage, and tells all processes that the system is short of memory. */
    press: async () => {
      await send('HeapProfiler.collectGarbage', {}, sessionId)
      await send('Memory.simulatePressureNotification', { level: 'critical' })
      await sleep(RELEASE)
    },
    close: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
