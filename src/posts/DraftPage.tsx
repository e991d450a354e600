import { DraftEditor } from './draft/DraftEditor'

/** A draft of the viewer's, by its id. */
export default function DraftPage({ slug = '' }: { slug?: string }) {
  return <DraftEditor key={slug} draftId={slug} />
}
