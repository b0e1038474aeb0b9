// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HeroVideo } from './hero-video.tsx'

let seen: (isIntersecting: boolean) => void
let reduced = false

class Observer {
  constructor(look: (entries: { isIntersecting: boolean }[]) => void) {
    seen = (isIntersecting) => act(() => look([{ isIntersecting }]))
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  seen = () => {}
})
afterEach(() => {
  cleanup()
  reduced = false
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const video = (): HTMLVideoElement | null => document.querySelector('video')
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

it('is asked for two seconds after it came into view, muted', () => {
  render(<HeroVideo src="/v.webm" from={0} to={60} />)
  seen(true)
  wait(1900)
  expect(video()).toBeNull()
  wait(100)
  expect(video()?.getAttribute('src')).toBe('/v.webm')
  expect(video()?.muted).toBe(true)
})

it('isn’t asked for when it was only passed by, or when less motion is wished for', () => {
  render(<HeroVideo src="/v.webm" from={0} to={60} />)
  seen(true)
  wait(1000)
  seen(false)
  wait(5000)
  expect(video()).toBeNull()
  cleanup()
  reduced = true
  render(<HeroVideo src="/v.webm" from={0} to={60} />)
  seen(true)
  wait(5000)
  expect(video()).toBeNull()
})

it('plays from its start to its end, again and again, and can be paused', () => {
  render(<HeroVideo src="/v.webm" from={5} to={9} />)
  seen(true)
  wait(2000)
  const it = video()
  if (!it) throw new Error('no video')
  fireEvent.loadedMetadata(it)
  expect(it.currentTime).toBe(5)
  it.currentTime = 9.2
  fireEvent.timeUpdate(it)
  expect(it.currentTime).toBe(5)
  fireEvent.playing(it)
  const pause = vi.spyOn(it, 'pause').mockImplementation(() => {})
  fireEvent.click(screen.getByRole('button'))
  expect(pause).toHaveBeenCalledOnce()
})

it('goes away when it can’t be had', () => {
  render(<HeroVideo src="/v.webm" from={0} to={60} />)
  seen(true)
  wait(2000)
  const it = video()
  if (it) fireEvent.error(it)
  expect(video()).toBeNull()
})
