import type { Finding } from '../kit/finding'
import { finding } from './finding'

interface Violation {
  directive: string
  /** Origin, or a scheme such as `blob`. */
  blocked: string
}

export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Lets events come that the browser has queued for what it refused. */
export const untilReported = () => wait(50)

/** `script-src-elem` is part of `script-src`: what authors write is the shorter one. */
const written = (directive: string) => directive.replace(/-(elem|attr)$/, '')

/** What the page's policy refuses from now on. */
export const watchViolations = () => {
  const seen: Violation[] = []
  const listen = ({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const blocked = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI
    if (disposition === 'enforce')
      seen.push({ directive: written(effectiveDirective), blocked: blocked === 'null' ? 'blob' : blocked })
  }
  document.addEventListener('securitypolicyviolation', listen)
  return {
    /** Whether a call to this address was refused. */
    refused: (address: string) => seen.some(({ blocked }) => blocked === new URL(address, document.baseURI).origin),
    /** What of it concerns us; a page may refuse other things as it likes. */
    end: (isOurs: (it: Violation) => boolean): Finding[] => {
      document.removeEventListener('securitypolicyviolation', listen)
      const unique = new Map(seen.filter(isOurs).map((it) => [`${it.directive} ${it.blocked}`, it]))
      return [...unique.values()].map(({ directive, blocked }) => {
        const source = blocked === 'blob' ? 'blob:' : blocked
        return finding(
          'policy',
          'error',
          `The page's Content-Security-Policy refuses ${source} in ${directive}.`,
          `Add ${source} to ${directive} of the policy.`,
        )
      })
    },
  }
}

/** Settles when a loading element has loaded or failed. */
const settled = (element: HTMLElement, ...loaded: string[]) =>
  new Promise<boolean>((resolve) => {
    for (const type of loaded) element.addEventListener(type, () => resolve(true))
    element.addEventListener('error', () => resolve(false))
  })

/** Has the browser ask its policy whether a script of this address may run, without running it. */
export const preloadScript = async (address: string, { nonce, integrity }: Partial<HTMLScriptElement> = {}) => {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: address })
  if (nonce) link.nonce = nonce
  if (integrity) Object.assign(link, { integrity, crossOrigin: 'anonymous' })
  document.head.append(link)
  const hasLoaded = await settled(link, 'load')
  link.remove()
  return hasLoaded
}

/** Has the browser ask its policy whether pictures and videos of this host may show. What the host answers doesn't matter. */
export const tryMedia = async (host: string) => {
  const image = document.createElement('img')
  const picture = settled(image, 'load')
  image.src = `${host}/favicon.ico`
  const sources = [`${host}/none.mp4`, URL.createObjectURL(new Blob())]
  await Promise.all([
    picture,
    ...sources.map((src) => {
      const video = document.createElement('video')
      const done = settled(video, 'loadedmetadata')
      video.src = src
      return done
    }),
  ])
  URL.revokeObjectURL(sources[1] as string)
}
