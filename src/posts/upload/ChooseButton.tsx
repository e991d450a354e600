import { useRef } from 'react'
import { Button } from '../../ui/button/Button'

const accept = '.mp4,.m4v,.mov,.webm,video/mp4,video/quicktime,video/webm'

/** A button that lets one choose a video. */
export const ChooseButton = ({
  label,
  variant,
  pending = false,
  onFile,
}: {
  label: string
  variant: 'outline' | 'primary'
  pending?: boolean
  onFile(file: File): void
}) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} small={variant === 'outline'} pending={pending} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        name="video"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // Without a reset, choosing the same file again would not fire an event.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
