import { afterNextRender, Component, CUSTOM_ELEMENTS_SCHEMA, type ElementRef, signal, viewChild } from '@angular/core'
import { RouterLink } from '@angular/router'
import { geuin } from 'geuin'
import 'geuin/elements/geuin-feed.js'
import type { FeedItem, GeuinFeedElement } from 'geuin/elements/geuin-feed.js'

@Component({
  imports: [RouterLink],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <button type="button" (click)="signIn()">Join us</button>
      <output>{{ names().join() }}</output>
      <geuin-feed #latest source="latest" layout="grid"></geuin-feed>
      <geuin-feed layout="grid" [items]="videos"></geuin-feed>
      <a routerLink="/about">About us</a>
    </main>
  `,
})
export class Home {
  readonly videos: FeedItem[] = [{ id: 'aurora', mp4: '/media/clips/aurora/fast.mp4', title: 'Our aurora' }]
  readonly names = signal<string[]>([])
  readonly latest = viewChild.required<ElementRef<GeuinFeedElement>>('latest')

  constructor() {
    afterNextRender(() => {
      this.latest().nativeElement.addEventListener('geuin:login', ({ detail }) =>
        this.names.update((before) => [...before, detail.user.nickname]),
      )
    })
  }

  signIn() {
    return geuin.signIn()
  }
}
