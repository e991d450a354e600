import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Attempt } from '../jobs/worker'
import { convert } from './convert'
import type { ProcessDeps } from './job'
import { VideoProblem } from './problem'
import { publishAsItIs } from './publishAsItIs'
import { ToolFailure } from './runTool'
import { WorkGone } from './work'

/** After the last of them an upload has failed, also when each ended in a crash. */
export const maxTries = 4

/** Milliseconds between two looks at whether the upload is still wanted. */
const watchPause = 2000

/** A folder for one attempt, in place of what a crashed one has left. */
const openFolder = async (scratch: string, id: string): Promise<string> => {
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  const left = (await readdir(scratch)).filter((name) => name.startsWith(`${id}-`))
  for (const name of left) await rm(join(scratch, name), { recursive: true, force: true })
  return mkdtemp(join(scratch, `${id}-`))
}

/** Puts the parts of an upload together. @returns the file */
const assemble = async ({ work, storage }: ProcessDeps, id: string, folder: string, signal: AbortSignal) => {
  const file = join(folder, 'source')
  const parts = await work.parts(id)
  const bytes = async function* () {
    for (const path of parts) yield* await storage.read(path)
  }
  await pipeline(bytes, createWriteStream(file), { signal })
  return file
}

/** What is wrong with the video itself, or null for a fault that another attempt may not meet. */
const problemOf = (error: unknown, isLast: boolean) => {
  if (error instanceof VideoProblem) return error.problem
  if (!isLast) return null
  return error instanceof ToolFailure ? 'unreadable' : 'failed'
}

/**
 * Makes an uploaded video ready to be watched. May run again after a crash, and then resumes behind the renditions that
 * are done.
 * @throws Error to try again later
 */
export const processVideo = async (deps: ProcessDeps, id: string, { number, signal }: Attempt): Promise<void> => {
  const { work, scratch, settings } = deps
  const taken = await work.begin(id)
  if (!taken) return
  if (number > maxTries) return work.settleFailed(id, 'failed')
  const folder = await openFolder(scratch, id)
  const ended = new AbortController()
  // The programs of an upload end when it is deleted, since nobody needs their result.
  const watch = setInterval(() => work.seen(id).catch((error) => ended.abort(error)), watchPause)
  const either = AbortSignal.any([signal, ended.signal])
  try {
    const job = { ...deps, ...taken, folder, signal: either }
    const file = await assemble(deps, id, folder, either)
    const tools = await deps.tools()
    const watchable = tools ? await convert(job, tools, file) : await publishAsItIs(job, file, settings.maxSeconds)
    await work.settleReady(id, watchable)
  } catch (error) {
    const reason = either.aborted ? either.reason : error
    if (reason instanceof WorkGone) return await work.giveBack(id)
    const problem = signal.aborted ? null : problemOf(error, number >= maxTries)
    if (problem) await work.settleFailed(id, problem)
    else await work.giveBack(id)
    if (!(error instanceof VideoProblem)) throw error
  } finally {
    clearInterval(watch)
    await rm(folder, { recursive: true, force: true })
  }
}
