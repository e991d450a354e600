import type { WireNotification } from '../../../src/wire/notification'
import { fill, fillCounted } from '../words/fill'
import type { Words } from '../words/words'

type Told = Pick<WireNotification, 'kind' | 'actors' | 'actors_count' | 'community' | 'loop' | 'times'>

/** Who did it: `Ada`, `Ada and Leo`, `Ada and 12 others`. */
const whoOf = (words: Words, { actors, actors_count }: Told): string => {
  const [first, second] = actors.map(({ name, nickname }) => name ?? nickname)
  const others = actors_count - 1
  if (!first) return words.who.somebody
  if (others < 1) return first
  // With two there is the second one's name to say, with more only a number.
  if (others === 1 && second) return fill(words.who.two, { first, second })
  return fillCounted(words, words.who.more, others, { first })
}

/** An item as a sentence, plain text. */
export const sentenceOf = (words: Words, item: Told): string => {
  const { kind, actors_count, community, loop, times } = item
  const count = kind === 'new_video' ? times : Math.max(1, actors_count)
  const place = (loop ?? community)?.name ?? ''
  return fillCounted(words, words.sentences[kind], count, { who: whoOf(words, item), place })
}
