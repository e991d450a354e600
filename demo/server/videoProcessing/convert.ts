import { join } from 'node:path'
import { uploadPathOf } from '../videoUpload/uploadPath'
import { drawCover, firstFrame } from './cover'
import { encodeRung } from './encodeRung'
import { type Inspected, inspect } from './inspect'
import type { ProcessJob } from './job'
import { type Plan, planOf, type RungPlan } from './plan'
import { firstUrlsOf, masterPlaylist, type Rung } from './playlist'
import { VideoProblem } from './problem'
import { createReporter } from './reporter'
import type { ToolRun } from './runTool'
import { soundFilter } from './sound'
import { writeStandIn } from './standIn'
import type { Tools } from './tools'
import type { Watchable } from './work'

/** How much of all the work is done when a stage begins. */
const shares = { reading: 0, cover: 3, sound: 5, sizes: 10, end: 99 }

const second = 1000
/** Milliseconds for one program, however long the video. */
const minTime = 10 * 60 * second
/** Of the video's own time, which a machine under load may take for one size. */
const maxSlowness = 40

/** A file that ends before it says it does was cut off. */
const minShare = 0.9

/** Puts files into the storage under the upload's path. */
const createKeeper = ({ id, work, storage, base }: ProcessJob) => {
  const root = uploadPathOf(id)
  return {
    address: (name: string) => `${base}/${root}/${name}`,
    async keepFiles(folder: string, prefix: string, files: readonly string[]) {
      await work.note(
        id,
        files.map((file) => `${root}/${prefix}${file}`),
      )
      for (const file of files) await storage.putFile(`${root}/${prefix}${file}`, join(folder, file))
    },
    async keep(contents: Record<string, Uint8Array>) {
      const paths = Object.keys(contents).map((name) => `${root}/${name}`)
      await work.note(id, paths)
      for (const [name, bytes] of Object.entries(contents)) await storage.put(`${root}/${name}`, bytes)
    },
  }
}

const area = ({ width, height }: RungPlan) => width * height

/** Encodes the sizes that are missing. @returns all of them, the lowest first */
const writeRungs = async (
  job: ProcessJob,
  tools: Tools,
  { file, inspected, plan, run }: { file: string; inspected: Inspected; plan: Plan; run: ToolRun },
): Promise<Rung[]> => {
  const { id, work, done, settings } = job
  const keeper = createKeeper(job)
  const reporter = createReporter(job)
  const missing = plan.rungs.filter(({ name }) => !done.some((it) => it.name === name))
  if (missing.length === 0) return done
  await reporter.report('sound', shares.sound)
  const sound = await soundFilter(tools, file, inspected, run)
  const total = plan.rungs.reduce((sum, it) => sum + area(it), 0)
  const rungs = [...done]
  for (const rung of plan.rungs) {
    if (!missing.includes(rung)) continue
    const below = plan.rungs.slice(0, plan.rungs.indexOf(rung)).reduce((sum, it) => sum + area(it), 0)
    const share = (seconds: number) => (below + area(rung) * Math.min(1, seconds / inspected.duration)) / total
    const onSeconds = (seconds: number) =>
      reporter.hint('sizes', shares.sizes + (shares.end - shares.sizes) * share(seconds))
    await reporter.report('sizes', shares.sizes + (shares.end - shares.sizes) * share(0))
    const { frameRate } = plan
    const input = { file, inspected, sound, frameRate, preset: settings.preset }
    const encoded = await encodeRung(tools, rung, input, { ...run, onSeconds })
    if (encoded.rung.duration < inspected.duration * minShare) throw new VideoProblem('unreadable', 'it is cut off')
    await keeper.keepFiles(encoded.folder, `${rung.name}/`, encoded.files)
    if (rung === plan.rungs[0]) {
      await writeStandIn(tools, encoded, run)
      await keeper.keepFiles(encoded.folder, '', ['fast.mp4'])
    }
    await work.rungDone(id, encoded.rung)
    rungs.push(encoded.rung)
  }
  return rungs
}

/**
 * Converts a video with ffmpeg.
 * @throws VideoProblem
 */
export const convert = async (job: ProcessJob, tools: Tools, file: string): Promise<Watchable> => {
  const { id, work, settings, folder, signal } = job
  const keeper = createKeeper(job)
  const reporter = createReporter(job)
  const run = { folder, signal, timeoutMs: minTime, stuckMs: settings.stuckSeconds * second }
  const inspected = await inspect(tools, file, settings.maxSeconds, run)
  const plan = planOf(inspected)
  const [top] = plan.rungs.slice(-1) as [RungPlan]
  const { width, height } = top
  const { duration, audio } = inspected
  await work.found(id, { width, height, duration, hasSound: audio !== null, rungs: plan.rungs.length })

  await reporter.report('cover', shares.cover)
  const picture = await firstFrame(tools, file, { ...inspected, width, height }, run)
  const { placeholder, ...pictures } = await drawCover(picture, width, height)
  await keeper.keep({ 'poster.webp': pictures.poster, 'thumb.webp': pictures.thumb })
  await work.drawn(id, keeper.address('thumb.webp'))

  const timeoutMs = Math.max(minTime, duration * second * maxSlowness)
  const rungs = await writeRungs(job, tools, { file, inspected, plan, run: { ...run, timeoutMs } })
  const master = masterPlaylist(rungs, Number(plan.frameRate.split('/')[0]) / 1000)
  await keeper.keep({ 'master.m3u8': Buffer.from(master) })
  return {
    ...{ width, height, duration: rungs.at(-1)?.duration ?? duration, placeholder },
    ...{ hlsUrl: keeper.address('master.m3u8'), hlsFirstUrls: firstUrlsOf(rungs.map(({ name }) => name)) },
    mp4Url: keeper.address('fast.mp4'),
    ...{ posterUrl: keeper.address('poster.webp'), thumbUrl: keeper.address('thumb.webp') },
  }
}
