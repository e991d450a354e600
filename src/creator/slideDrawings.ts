/** A slide's line drawing in a box of 240 × 160: filled areas, the lines over them, and the spark. */
interface SlideDrawing {
  faces: string
  lines: string
  spark: string
}

/** Three videos side by side. */
const videos: SlideDrawing = {
  faces: 'M92 18h56a10 10 0 0 1 10 10v104a10 10 0 0 1-10 10H92a10 10 0 0 1-10-10V28a10 10 0 0 1 10-10z',
  lines:
    'M92 18h56a10 10 0 0 1 10 10v104a10 10 0 0 1-10 10H92a10 10 0 0 1-10-10V28a10 10 0 0 1 10-10zM81 38l-27 6a9 9 0 0 0-7 11l16 73a9 9 0 0 0 11 7l8-2M159 38l27 6a9 9 0 0 1 7 11l-16 73a9 9 0 0 1-11 7l-8-2M94 118h30M94 128h18',
  spark: 'M120 44c2.6 16.2 9.8 23.4 26 26-16.2 2.6-23.4 9.8-26 26-2.6-16.2-9.8-23.4-26-26 16.2-2.6 23.4-9.8 26-26z',
}

/** A question and its answer. */
const talk: SlideDrawing = {
  faces: 'M108 84h92a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14h-4v14l-16-14h-72a14 14 0 0 1-14-14V98a14 14 0 0 1 14-14z',
  lines:
    'M40 18h92a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14H66L48 84V68h-8a14 14 0 0 1-14-14V32a14 14 0 0 1 14-14zM46 36h66M46 50h40M108 84h92a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14h-4v14l-16-14h-72a14 14 0 0 1-14-14V98a14 14 0 0 1 14-14zM116 109h36',
  spark: 'M184 94c1.5 9.4 5.6 13.5 15 15-9.4 1.5-13.5 5.6-15 15-1.5-9.4-5.6-13.5-15-15 9.4-1.5 13.5-5.6 15-15z',
}

/** Two requests to join, one with a check mark. */
const members: SlideDrawing = {
  faces: 'M46 20h148a16 16 0 0 1 16 16v20a16 16 0 0 1-16 16H46a16 16 0 0 1-16-16V36a16 16 0 0 1 16-16z',
  lines:
    'M46 20h148a16 16 0 0 1 16 16v20a16 16 0 0 1-16 16H46a16 16 0 0 1-16-16V36a16 16 0 0 1 16-16zM46 88h148a16 16 0 0 1 16 16v20a16 16 0 0 1-16 16H46a16 16 0 0 1-16-16v-20a16 16 0 0 1 16-16zM56 36a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11M46 58a10.5 10.5 0 0 1 20 0M80 41h44M80 52h26M56 104a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11M46 126a10.5 10.5 0 0 1 20 0M80 109h34M80 120h44M146 40l12 12M158 40l-12 12M146 108l12 12M158 108l-12 12M176 114l6 6 12-12',
  spark: 'M185 33c1.3 8.1 4.9 11.7 13 13-8.1 1.3-11.7 4.9-13 13-1.3-8.1-4.9-11.7-13-13 8.1-1.3 11.7-4.9 13-13z',
}

export const slideDrawings = { videos, talk, members } as const
