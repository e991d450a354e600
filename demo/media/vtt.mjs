const stamp = (seconds) => {
  const ms = Math.round(seconds * 1000)
  return `00:${String(Math.floor(ms / 1000)).padStart(2, '0')}.${String(ms % 1000).padStart(3, '0')}`
}

/** A WebVTT file of lines shorter than a minute's clip: `[start, end, text]` in seconds. */
export const vtt = (cues) =>
  ['WEBVTT', ...cues.map(([start, end, text]) => `${stamp(start)} --> ${stamp(end)}\n${text}`)]
    .join('\n\n')
    .concat('\n')
