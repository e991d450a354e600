import type { IntentOf } from '../intent/intent'
import type { TranslateOf } from '../kit/t'
import type { en } from '../strings/en/share'

/** What a way to share that loads on need gets. */
export interface PaneProps {
  /** The address to share; null while it is awaited. */
  url: string | null
  /** Address of the script that shows it on another page. */
  script: string
  subject: IntentOf<'share'>
  /** The sheet's own words. */
  t: TranslateOf<typeof en>
  /** Resolves to whether the text is on the clipboard. */
  copy(text: string): Promise<boolean>
  onCopied(): void
}
