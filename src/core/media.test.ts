import { describe, expect, it } from 'vitest';
import { pixelSize } from './media.ts';
import { toProgress } from './task.ts';

describe('pixelSize', () => {
  it.each([
    ['720p', '16:9', 1280, 720],
    ['720p', '9:16', 720, 1280],
    ['1080p', '16:9', 1920, 1080],
    ['1080p', '9:16', 1080, 1920],
    ['4k', '16:9', 3840, 2160],
    ['4k', '9:16', 2160, 3840],
  ] as const)('%s at %s is %dx%d', (resolution, aspectRatio, width, height) => {
    expect(pixelSize(resolution, aspectRatio)).toEqual({ width, height });
  });
});

describe('toProgress', () => {
  it.each([
    [0, 1],
    [0.001, 1],
    [0.5, 50],
    [0.509, 50],
    [0.999, 99],
    [1, 99],
    [7, 99],
    [-1, 1],
  ])('shows a share of %d as %d', (share, progress) => {
    expect(toProgress(share)).toBe(progress);
  });
});
