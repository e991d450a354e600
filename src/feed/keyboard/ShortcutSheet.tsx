import { useT } from '../../kit/useT'
import { BottomSheet } from '../../ui/overlay/BottomSheet'
import { useStyles } from '../../ui/styles/useStyles'
import { canFullscreen } from '../playback/fullscreen'
import { playbackStrings } from '../playback.strings'
import styles from './ShortcutSheet.css'

/** The list of keys and their commands. */
export default function ShortcutSheet({ onClose }: { onClose(): void }) {
  useStyles(styles)
  const t = useT(playbackStrings)
  const rows: readonly (readonly [label: string, keys: readonly string[]])[] = [
    [t('feed.keys.next'), ['J', '↓', 'Page ↓']],
    [t('feed.keys.previous'), ['K', '↑', 'Page ↑']],
    [t('feed.keys.toggle'), [t('feed.keys.space')]],
    [t('feed.keys.seek'), ['←', '→']],
    [t('feed.keys.mute'), ['M']],
    [t('feed.keys.spark'), ['L']],
    [t('feed.keys.comments'), ['C']],
    ...(canFullscreen() ? [[t('feed.keys.fullscreen'), ['F']] as const] : []),
    [t('feed.keys.ends'), ['Home', 'End']],
    [t('feed.keys.help'), ['?']],
  ]
  return (
    <BottomSheet title={t('feed.keys.title')} onClose={onClose}>
      <dl className="keys">
        {rows.map(([label, keys]) => (
          <div key={label} className="keys-row">
            <dt>{label}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </BottomSheet>
  )
}
