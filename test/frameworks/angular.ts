import { type AfterViewInit, Component, CUSTOM_ELEMENTS_SCHEMA, type ElementRef, ViewChild } from '@angular/core'
import type { GeuinEvents } from 'geuin'
import type { GeuinFeedElement } from 'geuin/elements/geuin-feed.js'

@Component({
  selector: 'app-videos',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: '<geuin-feed #feed source="latest"></geuin-feed>',
})
export class Videos implements AfterViewInit {
  @ViewChild('feed') feed!: ElementRef<GeuinFeedElement>

  ngAfterViewInit() {
    this.feed.nativeElement.addEventListener('geuin:login', this.onLogin)
  }

  onLogin({ detail }: GeuinEvents['geuin:login']) {
    console.log(detail.user.nickname)
  }
}
