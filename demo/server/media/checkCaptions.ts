import { codes } from '../../../src/wire/codes'
import { Refusal } from '../refusal'

/** Bytes of a file of captions, and captions in it. */
export const captionLimits = { bytes: 256 * 1024, cues: 2000 }

const wrong = (why: string) => new Refusal(codes.unsupportedType, `This is no WebVTT file: ${why}`)

const stamp = String.raw`(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const timing = new RegExp(String.raw`^${stamp}[ \t]+-->[ \t]+${stamp}((?:[ \t]+[\w:%.,-]+)*)[ \t]*$`)

const seconds = (parts: readonly (string | undefined)[]): number => {
  const [hours = 0, minutes = 0, fullSeconds = 0, thousandths = 0] = parts.map((part) => Number(part ?? 0))
  return hours * 3600 + minutes * 60 + fullSeconds + thousandths / 1000
}

/** One block between empty lines: a caption as it is written again; null for a note, a style or a region. */
const readBlock = (block: string): string | null => {
  const lines = block.split('\n')
  const at = lines.findIndex((line) => line.includes('-->'))
  if (at < 0 && /^(NOTE|STYLE|REGION)\b/.test(block)) return null
  const line = lines[at] ?? ''
  const found = timing.exec(line.trim())
  if (!found || at > 1) throw wrong(`"${(line || lines[0] || '').slice(0, 60)}" is no time of a caption`)
  if (seconds(found.slice(5, 9)) <= seconds(found.slice(1, 5))) throw wrong(`"${line}" ends before it begins`)
  return [line.trim(), ...lines.slice(at + 1)].join('\n')
}

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw wrong('it is not UTF-8')
  }
}

/**
 * Reads captions as WebVTT has them and writes them anew: the captions with their times and nothing else, so that a file
 * brings no style of its own.
 * @throws Refusal 413, 415 with what is wrong
 */
export const checkCaptions = (bytes: Uint8Array): Uint8Array => {
  if (bytes.byteLength > captionLimits.bytes) throw new Refusal(codes.tooLarge, 'Captions may have 256 kB at most')
  const text = decode(bytes).replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd')
  const [head = '', ...blocks] = text.split(/\n(?:[ \t]*\n)+/)
  if (!/^WEBVTT(?:[ \t].*)?(?:\n(?!.*-->).*)*$/.test(head)) throw wrong('it does not begin with WEBVTT')
  const cues = blocks.filter((block) => block.trim()).flatMap((block) => readBlock(block.trim()) ?? [])
  if (cues.length === 0) throw wrong('there is no caption in it')
  if (cues.length > captionLimits.cues) throw new Refusal(codes.tooLarge, 'There are too many captions in it')
  return Buffer.from(`${['WEBVTT', ...cues].join('\n\n')}\n`)
}
