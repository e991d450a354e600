import type { WireNotification } from '../../../src/wire/notification'
import { inLanguage } from '../messaging/languages'
import type { Words } from './words'
import { de } from './words.de'
import { en } from './words.en'

/** The words of a language tag such as `de-AT`; English for what has none. */
export const wordsFor = (language: string | null): Words => inLanguage({ en, de }, language)

type Told = Pick<WireNotification, 'kind' | 'actors' | 'actors_count' | 'community' | 'loop' | 'times'>

/** An item as a sentence, plain text. */
export const sentenceOf = (words: Words, { kind, actors, actors_count, community, loop, times }: Told): string => {
  const [first, second] = actors.map(({ name, nickname }) => name ?? nickname)
  // With two there is the second one's name to say, with more only a number.
  const others = Math.max(0, actors_count - 1)
  const who = first ? words.who(first, others === 1 ? second : undefined, others) : words.somebody
  return words.sentences[kind]({ who, isMany: others > 0, place: (loop ?? community)?.name ?? '', times })
}
