import { BlockedPeople } from '../privacy/BlockedPeople'
import { DataCopy } from '../privacy/DataCopy'
import { MentionChoice } from '../privacy/MentionChoice'
import type { PartProps } from './part'

/** Who may mention the viewer, whom they have blocked, and the copy of their data. */
export default function PrivacyPart({ user }: PartProps) {
  if (!user) return null
  return (
    <>
      <MentionChoice user={user} />
      <BlockedPeople />
      <DataCopy user={user} />
    </>
  )
}
