import { Fragment, type ReactNode } from 'react'
import { useIsland } from '../kit/island'
import { absoluteRoute } from '../kit/routes'

// From the private use area, so that no text contains it.
const mark = '\ue000'

/** Placeholder in a text for an element that {@link fillIn} inserts. */
export const slot = (name: string): string => `${mark}${name}${mark}`

/** Replaces the slots of a text with elements: `fillIn(t('auth.agree', { terms: slot('terms') }), { terms: <a …/> })`. */
export const fillIn = (text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode =>
  text.split(mark).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={index}>{index % 2 ? elements[part] : part}</Fragment>
  ))

interface PolicyTextProps {
  /** The brand's own pages; null for ours. */
  pages: { termsLink: string | null; privacyLink: string | null }
  /** @param links slots for the links */
  text(links: { terms: string; privacy: string }): string
  terms: string
  privacy: string
}

/** A text with links to the terms and the privacy policy. */
export const PolicyText = ({ pages: { termsLink, privacyLink }, text, terms, privacy }: PolicyTextProps) => {
  const { settings } = useIsland()
  const link = (href: string, label: string) => (
    <a href={href} target="_blank" rel="noopener">
      {label}
    </a>
  )
  return fillIn(text({ terms: slot('terms'), privacy: slot('privacy') }), {
    terms: link(termsLink ?? absoluteRoute(settings, 'terms'), terms),
    privacy: link(privacyLink ?? absoluteRoute(settings, 'privacy'), privacy),
  })
}
