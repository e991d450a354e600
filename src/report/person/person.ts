import type { ComponentType } from 'react'
import type { Community } from '../../entities/community'
import type { Author } from '../../entities/playable'
import type { ReportReason } from '../report'

/** Whom a viewer reports. */
export interface ReportedPerson extends Pick<Author, 'id' | 'slug' | 'name'> {
  /** Keeps everything of them away from the viewer. */
  block(): void
}

/** A person, as the sheet about them needs it, in the viewer's language. */
export interface PersonSubject extends Pick<Author, 'name'> {
  title: string
  reasons: readonly ReportReason[]
  /** The words of that reason, which is about people alone. */
  impersonation: string
  /** Asks where it happened. */
  Place: ComponentType
  /** Sends the report, then replaces the sheet by thanks. @throws ApiError */
  send(details: { reason: ReportReason; note: string }): Promise<void>
}

/** A community that the viewer and the reported person are in. */
export type SharedPlace = Pick<Community, 'id' | 'name'>
