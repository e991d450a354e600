import { cosines, FPS, paint, tune } from './graphs.mjs'

const tall = '360x640'
const smooth = `scale=${tall}:flags=bicubic`
const crisp = `scale=${tall}:flags=neighbor`

const rustPalette = [
  [128, 118, 2.6],
  [112, 98, 3.6],
  [142, 108, 4.4],
]
const inkPalette = [
  [150, 95, 0],
  [128, 72, 1.7],
  [160, 70, 2.5],
]
const emberPalette = [
  [140, 115, 0.2],
  [84, 84, 0.9],
  [128, 92, 3],
]

const ridge = '258+20*sin(X/24)+11*sin(X/9+1)'
const aurora = paint('90x160', [
  '20+70*exp(-pow((Y-38-16*sin(X/17+T*.9)-8*sin(X/7-T*1.3))/22,2))*(0.6+0.4*sin(X/3+T*2))+8*Y/160',
  '24+190*exp(-pow((Y-62-18*sin(X/19+T*.8)-7*sin(X/8+T*1.7))/24,2))*(0.7+0.3*sin(X/2.5-T*2.2))',
  '58+120*exp(-pow((Y-50-17*sin(X/15-T*.7))/38,2))+30*Y/160',
])
const mountains = `geq=r='if(gt(Y,${ridge}),9,r(X,Y))':g='if(gt(Y,${ridge}),12,g(X,Y))':b='if(gt(Y,${ridge}),26,b(X,Y))'`

const skyline = 'st(1,floor(X/9));st(2,160-(45+35*abs(sin(ld(1)*2.3))+14*mod(ld(1)*7,3)))'
const moon = 'lt(hypot(X-64,Y-34),11)'
const litWindow = `lt(mod(X,9),7)*gt(mod(X,3),0)*gt(mod(Y,5),1)*gt(sin(ld(1)*91+floor(X/3)*37+floor(Y/5)*53+floor(T*1.5+ld(1))*.9),.25)`
const city = (moonlight, sky, lamp, wall) =>
  `${skyline};if(lt(Y,ld(2)),if(${moon},${moonlight},${sky}),if(${litWindow},${lamp},${wall}))`

const horizon = 120
const sun = 'lt(hypot(X-60,Y-88-T*1.5),26)'
const glint = (strength) => `${strength}*exp(-pow((X-60+7*sin(Y/2.2+T*4))/(8+(Y-${horizon})/4),2))`
const swell = (height) => `${height}*sin(Y*Y/420-T*3+X/21)`
const above = (disc, sky, sea) => `if(lt(Y,${horizon}),if(${sun},${disc},${sky}),${sea})`

const blob = (mass, x, y) => `${mass}/(pow(X-${x},2)+pow(Y-${y},2)+20)`
const blobs = `st(0,${[
  blob(380, '45-22*sin(T*.9)', '80-60*sin(T*.6)'),
  blob(300, '30-18*cos(T*1.1)', '90-55*cos(T*.8)'),
  blob(340, '60-16*sin(T*.7+2)', '70-62*cos(T*.5+1)'),
].join('+')})`

const rings = 'st(0,sin(hypot(X-45-26*sin(T*.7),Y-60)/4-T*3)+sin(hypot(X-45+24*sin(T*.9),Y-105)/4.6-T*3.4))'

const mirrors =
  'st(1,abs(atan2(Y-80,X-45)));st(2,abs(mod(ld(1)+T*.25,1.0472)-.5236));st(3,hypot(X-45,Y-80));' +
  'st(0,3*sin(ld(3)*cos(ld(2))/9-T*1.6)+2.5*sin(ld(3)*sin(ld(2))/4+T*1.2))'

const depth = 'st(1,hypot(X-60,Y-106));st(0,420/(ld(1)+6)+T*4+2*sin(3*atan2(Y-106,X-60)+T))'

/**
 * One clip. `skip`: seconds of picture and sound that pass before frame 0, so that the clip opens on a picture worth
 * a poster. `picture`: an ffmpeg graph that ends in the clip's size; one that takes an input draws the clip's sound.
 * `captions`: per language, lines with their start and end in seconds.
 * @typedef {{ slug: string, width: number, height: number, seconds: number, skip: number, picture: string,
 *   drawsSound?: true, sound: string, alt: string, captions: Record<string, [number, number, string][]> }} Scene
 */

/** @type {(slug: string, scene: Partial<Scene>) => Scene} */
const scene = (slug, rest) => ({ slug, width: 360, height: 640, seconds: 8, skip: 0, captions: {}, ...rest })

/** The twelve clips of the demo, in the order in which its feed shows them first. */
export const scenes = [
  scene('aurora', {
    picture: `${aurora},scale=180:320:flags=bicubic,gblur=2,${mountains},${smooth}`,
    sound: tune({ root: 220, step: 3, tempo: 3 }),
    alt: 'Curtains of green and violet northern light sway over a black mountain ridge.',
    captions: {
      en: [
        [0.3, 2.6, 'The sky forgot to close its curtains.'],
        [2.9, 5.2, 'Green leans on violet,'],
        [5.3, 7.7, 'and nobody on the ridge is asleep.'],
      ],
      de: [
        [0.3, 2.6, 'Der Himmel vergaß, die Vorhänge zu schließen.'],
        [2.9, 5.2, 'Grün lehnt sich an Violett,'],
        [5.3, 7.7, 'und niemand auf dem Kamm schläft.'],
      ],
      es: [
        [0.3, 2.6, 'El cielo olvidó correr las cortinas.'],
        [2.9, 5.2, 'El verde se apoya en el violeta,'],
        [5.3, 7.7, 'y nadie duerme en la cresta.'],
      ],
    },
  }),
  scene('fractal-dive', {
    skip: 4,
    picture:
      `mandelbrot=s=${tall}:r=${FPS}:start_scale=0.6:end_scale=0.0008:end_pts=260:start_x=-0.743643887` +
      ':start_y=-0.131825904:maxiter=400:inner=black:outer=normalized_iteration_count,format=gray,gblur=0.8,' +
      "format=yuv444p,pseudocolor=preset=magma,hue=h='8*sin(t)':s=1.2",
    sound: tune({ root: 164.8, step: 5, tempo: 4 }),
    alt: 'A dive into the edge of the Mandelbrot set: glowing red and violet filaments open around black bulbs.',
    captions: {
      en: [
        [0.3, 2.6, 'Every coast has a smaller coast inside.'],
        [2.9, 5.2, 'Fall as long as you like:'],
        [5.3, 7.7, 'there is always another door.'],
      ],
    },
  }),
  scene('neon-life', {
    skip: 4,
    picture:
      'life=s=54x96:r=8:mold=12:ratio=0.32:seed=11:life_color=0x7CFFCB:death_color=0x5B2BE0:mold_color=0x14063a,' +
      `${crisp},fps=${FPS},format=gbrp,split[sharp][soft];[soft]gblur=10[glow];` +
      '[sharp][glow]blend=all_mode=screen:shortest=1,vignette',
    sound: tune({ root: 196, step: 2, tempo: 6 }),
    alt: 'Conway’s Game of Life: mint green cells are born and die, leaving violet trails on near-black.',
  }),
  scene('night-city', {
    picture: `${paint('90x160', [
      city(250, '24+60*Y/160', 255, 14),
      city(240, '16+24*Y/160', 196, 14),
      city(214, '66+54*Y/160', 90, 34),
    ])},${crisp}`,
    sound: tune({ root: 146.8, step: 3, tempo: 5 }),
    alt: 'A pixel-art city at night: windows blink on and off under a round pale moon.',
    captions: {
      en: [
        [0.3, 2.5, 'Someone is still awake on the ninth floor.'],
        [2.8, 5, 'A lamp goes out; another answers.'],
        [5.3, 7.7, 'The moon counts them, and loses count.'],
      ],
    },
  }),
  scene('rule-30', {
    picture:
      `cellauto=s=54x96:r=12:rule=30:scroll=1:ratio=0.5:seed=3,${crisp},format=gbrp,` +
      "lutrgb=r='if(gt(val,128),255,30)':g='if(gt(val,128),176,16)':b='if(gt(val,128),64,48)'," +
      `fps=${FPS},hue=h='18*t':b=0.6,gblur=0.8`,
    sound: tune({ root: 174.6, step: 7, tempo: 6 }),
    alt: 'The cellular automaton Rule 30 scrolls by: golden triangles on plum, their colour drifting to green.',
  }),
  scene('plasma', {
    picture: `${paint(
      '90x160',
      cosines('st(0,2*sin(X/16+T*.9)+2*sin(Y/24-T*1.1)+1.5*sin(hypot(X-45,Y-80)/13-T*1.5))', inkPalette),
    )},${smooth},gblur=2`,
    sound: tune({ root: 207.6, step: 3, tempo: 4 }),
    alt: 'Soft clouds of coral, sky blue and sand flow into each other like ink in water.',
  }),
  scene('spectrum', {
    width: 640,
    height: 360,
    seconds: 9,
    skip: 3,
    drawsSound: true,
    picture:
      `showcqt=s=640x360:fps=${FPS}:bar_h=160:axis_h=0:sono_h=200:bar_g=3:sono_g=4:sono_v=30:bar_v=30:basefreq=50` +
      ":endfreq=2200:cscheme=0.3|0.8|1|1|0.3|0.5,format=gbrp,lutrgb=r='val+18':b='val+46',hue=h='25*sin(t)':s=1.4",
    sound: tune({ root: 123.5, step: 3, tempo: 4 }),
    alt: 'The clip’s own sound drawn wide: above, bars jump with every note; below, their traces fall like violet rain.',
  }),
  scene('tunnel', {
    picture: `${paint('120x213', cosines(depth, emberPalette, 'min(1,ld(1)/46)'))},${smooth},gblur=0.7`,
    sound: tune({ root: 130.8, step: 5, tempo: 6 }),
    alt: 'A flight through a twisting three-sided tunnel whose blue and amber rings rush past into the dark.',
  }),
  scene('sunset-sea', {
    picture: `${paint('120x213', [
      above('255', `90+165*Y/${horizon}`, `60+${glint(150)}+${swell(26)}`),
      above('214-(Y-60)', `30+95*Y/${horizon}`, `40+${glint(96)}+${swell(18)}`),
      above('110', `120-15*Y/${horizon}`, `92+${swell(14)}`),
    ])},${smooth},gblur=1.2`,
    sound: tune({ root: 110, step: 2, tempo: 2 }),
    alt: 'A large sun sinks toward a violet sea; its reflection breaks into an orange path on the waves.',
    captions: {
      en: [
        [0.3, 2.5, 'The day folds itself small,'],
        [2.7, 5, 'small enough for the water to carry.'],
        [5.3, 7.7, 'Wait here. It comes back.'],
      ],
    },
  }),
  scene('kaleidoscope', {
    picture: `${paint('90x160', cosines(mirrors, rustPalette))},${smooth},gblur=1`,
    sound: tune({ root: 233, step: 3, tempo: 5 }),
    alt: 'Six mirrored petals of blue, white and rust open and turn, always symmetric, never the same.',
  }),
  scene('lava', {
    picture: `${paint('90x160', [
      `${blobs};min(255,40+230*ld(0))`,
      `${blobs};min(230,8+95*ld(0)*ld(0))`,
      '70+50*Y/160',
    ])},${smooth},gblur=1.5,vignette`,
    sound: tune({ root: 98, step: 5, tempo: 3 }),
    alt: 'Glowing yellow blobs rise, melt into one another and part again in a dark magenta lamp.',
    captions: {
      en: [
        [0.4, 2.8, 'Nothing here is in a hurry.'],
        [3.1, 5.4, 'Two warm thoughts touch'],
        [5.5, 7.7, 'and forget which one they were.'],
      ],
    },
  }),
  scene('ripples', {
    skip: 2.5,
    picture: `${paint('90x160', [
      `${rings};18+40*ld(0)`,
      `${rings};118+56*ld(0)`,
      `${rings};150+50*ld(0)`,
    ])},${smooth},vignette`,
    sound: tune({ root: 185, step: 2, tempo: 5 }),
    alt: 'Rings from two wandering drops cross on turquoise water; where they meet, red shapes appear.',
  }),
]
