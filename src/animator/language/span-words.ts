import type { Ambience } from './sound-words.ts';
import type { CameraMove, Shot, Style } from './setting.ts';

/** A data table: phrases cut out of a prompt before its things are looked for. */
export const CAMERA_MOVE_WORDS: readonly (readonly [string, CameraMove])[] = [
  ['static shot', 'static'], ['static camera', 'static'], ['locked off', 'static'], ['fixed camera', 'static'], ['still camera', 'static'], ['tripod shot', 'static'], ['camera static', 'static'],
  ['pan left', 'pan_left'], ['camera pan left', 'pan_left'], ['camera slowly pan left', 'pan_left'], ['pan to the left', 'pan_left'], ['pan slowly left', 'pan_left'], ['truck left', 'pan_left'], ['camera move left', 'pan_left'], ['left pan', 'pan_left'], ['tracking left', 'pan_left'],
  ['pan right', 'pan_right'], ['camera pan right', 'pan_right'], ['camera slowly pan right', 'pan_right'], ['pan to the right', 'pan_right'], ['pan slowly right', 'pan_right'], ['truck right', 'pan_right'], ['camera move right', 'pan_right'], ['right pan', 'pan_right'], ['tracking right', 'pan_right'], ['camera pan', 'pan_right'], ['panning shot', 'pan_right'], ['tracking shot', 'pan_right'], ['slow pan', 'pan_right'], ['pan across', 'pan_right'], ['dolly shot', 'zoom_in'],
  ['zoom in', 'zoom_in'], ['camera zoom in', 'zoom_in'], ['slow zoom in', 'zoom_in'], ['push in', 'zoom_in'], ['push-in', 'zoom_in'], ['dolly in', 'zoom_in'], ['dolly forward', 'zoom_in'], ['camera move forward', 'zoom_in'], ['fly through', 'zoom_in'], ['slow zoom', 'zoom_in'],
  ['zoom out', 'zoom_out'], ['camera zoom out', 'zoom_out'], ['slow zoom out', 'zoom_out'], ['pull back', 'zoom_out'], ['pull out', 'zoom_out'], ['dolly out', 'zoom_out'], ['dolly back', 'zoom_out'], ['camera pull away', 'zoom_out'], ['camera pull back', 'zoom_out'],
  ['tilt up', 'tilt_up'], ['camera tilt up', 'tilt_up'], ['crane up', 'tilt_up'], ['camera rise', 'tilt_up'], ['camera look up', 'tilt_up'],
  ['tilt down', 'tilt_down'], ['camera tilt down', 'tilt_down'], ['crane down', 'tilt_down'], ['camera descend', 'tilt_down'], ['camera look down', 'tilt_down'],
];

export const SHOT_WORDS: readonly (readonly [string, Shot])[] = [
  ['wide shot', 'wide'], ['wide angle', 'wide'], ['wide angle shot', 'wide'], ['establishing shot', 'wide'], ['long shot', 'wide'], ['aerial view', 'wide'], ['aerial shot', 'wide'], ['drone shot', 'wide'], ['panorama', 'wide'], ['panoramic view', 'wide'], ['landscape shot', 'wide'], ['extreme wide shot', 'wide'],
  ['medium shot', 'medium'], ['mid shot', 'medium'],
  ['close up', 'close'], ['close-up', 'close'], ['closeup', 'close'], ['extreme close up', 'close'], ['macro shot', 'close'], ['macro', 'close'],
];

export const STYLE_WORDS: readonly (readonly [string, Style])[] = [
  ['black and white', 'black_and_white'], ['monochrome', 'black_and_white'], ['grayscale', 'black_and_white'], ['greyscale', 'black_and_white'],
  ['film noir', 'noir'], ['noir', 'noir'],
  ['vintage', 'vintage'], ['retro', 'vintage'], ['old film', 'vintage'], ['sepia', 'vintage'], ['super 8', 'vintage'], ['nostalgic', 'vintage'],
  ['vivid colour', 'vivid'], ['vivid color', 'vivid'], ['vivid', 'vivid'], ['vibrant', 'vivid'], ['colorful', 'vivid'], ['colourful', 'vivid'], ['saturated', 'vivid'],
  ['pastel', 'pastel'], ['pastel colour', 'pastel'], ['pastel color', 'pastel'], ['soft colour', 'pastel'], ['watercolor', 'pastel'], ['watercolour', 'pastel'], ['muted', 'pastel'],
  ['neon', 'neon'], ['cyberpunk', 'neon'], ['synthwave', 'neon'],
  ['dreamy', 'dreamy'], ['dreamlike', 'dreamy'], ['ethereal', 'dreamy'], ['soft focus', 'dreamy'],
];

/** How the film asks to look, in words that change nothing here: understood as style talk, claimed, and not promised. */
export const FILM_WORDS: readonly string[] = [
  'cinematic', 'cinematic shot', 'cinematic lighting', '4k', '8k', 'hd', 'uhd', 'high quality', 'high resolution', 'masterpiece', 'best quality', 'ultra realistic', 'hyper realistic', 'highly detailed', 'detailed', 'slow motion', 'time lapse', 'timelapse', 'depth of field', 'shallow depth of field', 'bokeh', 'film grain', 'anamorphic', '35mm', 'imax', 'camera', 'shot', 'footage', 'video', 'film', 'movie', 'clip', 'scene', 'animation', 'animated', 'animated short', 'style', 'frame',
];

export const SOUND_PHRASES: readonly (readonly [string, Ambience])[] = [
  ['sound of wave', 'waves'], ['sound of the sea', 'waves'], ['sound of the ocean', 'waves'], ['wave sound', 'waves'], ['ocean sound', 'waves'], ['crashing wave', 'waves'], ['wave crash', 'waves'], ['sound of crashing wave', 'waves'], ['roaring sea', 'waves'],
  ['sound of wind', 'wind'], ['sound of the wind', 'wind'], ['howling wind', 'wind'], ['wind howl', 'wind'], ['wind sound', 'wind'], ['wind blow', 'wind'], ['whistling wind', 'wind'],
  ['birdsong', 'birdsong'], ['bird song', 'birdsong'], ['bird sing', 'birdsong'], ['bird chirp', 'birdsong'], ['bird tweet', 'birdsong'], ['chirping bird', 'birdsong'], ['singing bird', 'birdsong'], ['sound of bird', 'birdsong'], ['bird sound', 'birdsong'],
  ['seagull cry', 'gulls'], ['gull cry', 'gulls'], ['crying gull', 'gulls'], ['sound of seagull', 'gulls'],
  ['cricket', 'crickets'], ['cricket chirp', 'crickets'], ['chirping cricket', 'crickets'], ['sound of cricket', 'crickets'], ['cicada', 'crickets'], ['night insect', 'crickets'],
  ['sound of rain', 'rain'], ['rain sound', 'rain'], ['patter of rain', 'rain'], ['pattering rain', 'rain'],
  ['thunder', 'thunder'], ['rolling thunder', 'thunder'], ['sound of thunder', 'thunder'], ['rumble of thunder', 'thunder'],
  ['traffic noise', 'city'], ['sound of traffic', 'city'], ['city noise', 'city'], ['city sound', 'city'], ['city ambience', 'city'], ['street noise', 'city'], ['distant traffic', 'city'], ['car horn', 'city'],
  ['low drone', 'space_drone'], ['deep drone', 'space_drone'], ['humming drone', 'space_drone'],
  ['babbling brook', 'stream'], ['running water', 'stream'], ['sound of water', 'stream'], ['flowing water', 'stream'], ['trickling water', 'stream'], ['bubbling', 'stream'],
  ['owl hoot', 'owl'], ['hooting owl', 'owl'], ['sound of an owl', 'owl'],
  ['crackling fire', 'fire'], ['fire crackle', 'fire'], ['sound of fire', 'fire'], ['crackle', 'fire'],
  ['church bell', 'bells'], ['bell ring', 'bells'], ['bell toll', 'bells'], ['ringing bell', 'bells'], ['sound of bell', 'bells'],
  ['rustling leaf', 'leaves'], ['leaf rustle', 'leaves'], ['rustling', 'leaves'], ['sound of leaf', 'leaves'],
];

/** What a request for music may say; the value is the instrument that comes closest. */
export const MUSIC_PHRASES: readonly (readonly [string, 'pad' | 'keys' | 'strings' | 'bells' | null])[] = [
  ['piano music', 'keys'], ['piano', 'keys'], ['soft piano', 'keys'], ['soft piano music', 'keys'], ['gentle piano', 'keys'], ['jazz music', 'keys'], ['jazz', 'keys'], ['guitar', 'strings'], ['guitar music', 'strings'], ['acoustic guitar', 'strings'], ['harp', 'strings'], ['rock music', 'strings'], ['folk music', 'strings'], ['violin', 'pad'], ['string music', 'pad'], ['orchestral music', 'pad'], ['orchestra', 'pad'], ['ambient music', 'pad'], ['synth music', 'pad'], ['electronic music', 'pad'], ['music box', 'bells'], ['chime', 'bells'], ['wind chime', 'bells'], ['music', null], ['background music', null], ['soundtrack', null], ['score', null], ['melody', null], ['song', null], ['lofi', 'keys'], ['lo-fi music', 'keys'],
];

export const SILENCE_PHRASES: readonly string[] = ['no sound', 'silent', 'no audio', 'without sound', 'mute', 'muted audio'];
