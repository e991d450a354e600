import { record, text } from '../../kit/guard'
import { ApiError, isApiError } from '../../kit/http'

export interface Topic {
  id: string
  name: string
  /** As saved on the server. */
  isSelected: boolean
}

export interface Category {
  id: string
  title: string
  topics: readonly Topic[]
}

/** Topics that a viewer has to choose, where the brand has that many. */
const minTopics = 3

/** The viewer's unsaved changes: topic id → chosen. */
export type Choice = Readonly<Record<string, boolean>>

const malformed = (wire: unknown) => new ApiError('malformed', { data: wire })

const listOf = (value: unknown, wire: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw malformed(wire)
  return value
}

const toTopic = (value: unknown, wire: unknown): Topic => {
  const { topic_id, topic, is_selected } = record(value)
  const id = text(topic_id)
  if (!id || typeof topic !== 'string' || typeof is_selected !== 'boolean') throw malformed(wire)
  return { id, name: topic, isSelected: is_selected }
}

/**
 * Reads the answer of the category list. Checks its whole shape, because saving replaces all topics: one that was
 * dropped here would be deleted.
 * @throws ApiError `malformed` for any other shape
 */
export const toCategories = (wire: unknown): readonly Category[] =>
  listOf(wire, wire)
    .map(record)
    .map(({ entity_id, title, topics }) => {
      const id = text(entity_id)
      if (!id || typeof title !== 'string') throw malformed(wire)
      return { id, title, topics: listOf(topics, wire).map((it) => toTopic(it, wire)) }
    })

const topicsOf = (categories: readonly Category[]) => categories.flatMap(({ topics }) => topics)

export const isChosen = ({ id, isSelected }: Topic, choice: Choice): boolean => choice[id] ?? isSelected

/** Chooses a topic that is not chosen, and the other way round. */
export const toggle = (choice: Choice, topic: Topic): Choice => set(choice, topic, !isChosen(topic, choice))

export const chooseAll = (choice: Choice, categories: readonly Category[]): Choice =>
  topicsOf(categories).reduce((all, topic) => set(all, topic, true), choice)

const set = (choice: Choice, { id, isSelected }: Topic, chosen: boolean): Choice => {
  const { [id]: _, ...others } = choice
  return chosen === isSelected ? others : { ...others, [id]: chosen }
}

/** Ids without duplicates, because a topic may be in several categories. */
export const chosenIds = (categories: readonly Category[], choice: Choice): readonly string[] => [
  ...new Set(
    topicsOf(categories)
      .filter((topic) => isChosen(topic, choice))
      .map(({ id }) => id),
  ),
]

/** Number of topics that a viewer has to choose: 3, or all of them where a brand has fewer. */
export const minTopicsOf = (categories: readonly Category[]): number =>
  Math.min(minTopics, new Set(topicsOf(categories).map(({ id }) => id)).size)

/** Why loading or saving interests failed. */
export type InterestsTrouble = 'no-answer' | 'refused' | 'bad-shape'

export const troubleOf = (error: unknown): InterestsTrouble => {
  if (!isApiError(error) || error.kind === 'http') return 'refused'
  return error.kind === 'malformed' ? 'bad-shape' : 'no-answer'
}
