// A video from the viewer's machine, chosen or dropped: nothing of it is sent anywhere.

/** Pixels and seconds of a video, by its address; nothing when the browser can't read it. */
const measured = (address) =>
  new Promise((resolve) => {
    const video = document.createElement('video')
    video.preload = 'metadata'
    video.onloadedmetadata = () =>
      resolve({ width: video.videoWidth, height: video.videoHeight, duration: Math.round(video.duration) })
    video.onerror = () => resolve({})
    video.src = address
  })

/**
 * @param {HTMLElement} box holds a file input and a line for the file's name
 * @param {() => void} onChange
 * @returns `file()`: an item of a feed's own list, null without one; `remove()`
 */
export const acceptVideo = (box, onChange) => {
  const line = box.querySelector('span')
  const words = line.textContent
  let item = null
  /** Counts what was chosen or removed: a file that is measured later than the next one came is no longer wanted. */
  let turn = 0

  const remove = () => {
    turn += 1
    if (!item) return
    URL.revokeObjectURL(item.mp4)
    item = null
    line.textContent = words
  }
  const accept = async (file) => {
    if (!file?.type.startsWith('video/')) return
    turn += 1
    const own = turn
    const address = URL.createObjectURL(file)
    const size = await measured(address)
    if (own !== turn) {
      URL.revokeObjectURL(address)
      return
    }
    remove()
    item = { title: file.name, mp4: address, ...size }
    line.textContent = `${file.name} stays on this machine.`
    onChange()
  }

  box.querySelector('input').addEventListener('change', (event) => {
    event.stopPropagation()
    void accept(event.target.files[0])
    // So that choosing the same file again is a change too.
    event.target.value = ''
  })
  for (const type of ['dragover', 'dragleave', 'drop'])
    box.addEventListener(type, (event) => {
      event.preventDefault()
      box.classList.toggle('over', type === 'dragover')
      if (type === 'drop') void accept(event.dataTransfer.files[0])
    })
  return { file: () => item, remove }
}
