import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A program that failed; `message` ends with what it said last. */
export class ToolFailure extends Error {
  override name = 'ToolFailure'

  constructor(
    message: string,
    /** It hung or took too long, which may be the machine's fault and not the file's. */
    readonly isKilled: boolean,
  ) {
    super(message)
  }
}

export interface ToolRun {
  /** Where it runs. */
  folder: string
  signal: AbortSignal
  /** Milliseconds in all. */
  timeoutMs: number
  /** Milliseconds without progress after which it counts as stuck. */
  stuckMs: number
  /** Hears each line of its output, which the caller then does not get; returns whether the line is progress. */
  onLine?: (line: string) => boolean
}

/** What a program has said. */
export interface Said {
  output: string
  /** The end of what it wrote beside its output: faults, reports. */
  notes: string
}

/** Kilobytes of address space, and seconds of processor time: a hostile file gets no further. */
const maxMemory = 6 * 1024 * 1024
const maxProcessorTime = 3600
const maxOutput = 4 * 1024 * 1024
const maxNotes = 4000

/**
 * Runs a program within limits, and ends it when its input closes: that happens when this process wants it, and also when
 * this process is killed, so that no program keeps running unused. Limits that a system does not know are left out.
 */
const guard = `
ulimit -v ${maxMemory} 2>/dev/null; ulimit -t ${maxProcessorTime} 2>/dev/null
exec 3<&0
nice -n 10 "$@" 3<&- </dev/null & program=$!
{ read -r _ <&3; kill -9 $program; } 2>/dev/null & watch=$!
wait $program; code=$?
kill $watch 2>/dev/null
exit $code`

/**
 * Runs a program that reads what strangers have sent: with an environment of its own, little memory and time.
 * @throws ToolFailure; the signal's reason when it is aborted
 */
export const runTool = (program: string, args: readonly string[], run: ToolRun): Promise<Said> =>
  new Promise((resolve, reject) => {
    const { folder, signal, timeoutMs, stuckMs, onLine } = run
    signal.throwIfAborted()
    const child = spawn('/bin/sh', ['-c', guard, 'sh', program, ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C' },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    let why = ''
    const end = (reason: string) => {
      why ||= reason
      child.stdin.end()
    }
    const abort = () => end('it is not wanted any more')
    signal.addEventListener('abort', abort, { once: true })
    const late = setTimeout(() => end('it took too long'), timeoutMs)
    const stuck = setTimeout(() => end('it made no progress'), stuckMs)

    let output = ''
    let notes = ''
    child.stdin.on('error', () => {})
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      notes = (notes + text).slice(-maxNotes)
    })
    if (onLine) {
      createInterface(child.stdout).on('line', (line) => {
        if (onLine(line)) stuck.refresh()
      })
    } else {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        stuck.refresh()
        output += text
        if (output.length > maxOutput) end('it says too much')
      })
    }
    const settle = (finish: () => void) => {
      signal.removeEventListener('abort', abort)
      clearTimeout(late)
      clearTimeout(stuck)
      finish()
    }
    child.once('error', (error) => settle(() => reject(error)))
    child.once('close', (code) =>
      settle(() => {
        if (signal.aborted) reject(signal.reason)
        else if (code === 0 && !why) resolve({ output, notes })
        else {
          const message = `${program} failed: ${why || `code ${code}`} ${notes.slice(-500)}`.trim()
          reject(new ToolFailure(message, why !== ''))
        }
      }),
    )
  })
