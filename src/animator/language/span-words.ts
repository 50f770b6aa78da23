import type { CameraMove, Shot, Style } from './setting.ts';

function rows<T>(value: T, phrases: string): (readonly [string, T])[] {
  return phrases.split(',').map((phrase) => [phrase.trim(), value] as const);
}

/** A data table: phrases cut out of a prompt before its things are looked for. */
export const CAMERA_MOVE_WORDS: readonly (readonly [string, CameraMove])[] = [
  ...rows<CameraMove>(
    'static',
    'static shot, static camera, locked off, locked off shot, locked camera, fixed camera, fixed shot, still camera, tripod shot, camera static, camera is static, camera remain still, camera stay still, stationary camera',
  ),
  ...rows<CameraMove>(
    'pan_left',
    'pan left, camera pan left, camera slowly pan left, camera pan slowly left, camera pan to the left, pan to the left, pan slowly left, slow pan left, trucking left, camera truck left, camera move left, camera move to the left, left pan, tracking left, slide left, pan from right to left, camera pan from right to left, tracking shot from right to left',
  ),
  ...rows<CameraMove>(
    'pan_right',
    'pan right, camera pan right, camera slowly pan right, camera pan slowly right, camera pan to the right, pan to the right, pan slowly right, slow pan right, trucking right, camera truck right, camera move right, camera move to the right, right pan, pan from left to right, camera pan from left to right, tracking shot from left to right, tracking right, camera pan, camera slowly pan, panning shot, slow pan, pan across, panning, camera circle around, camera orbit, orbit shot, camera rotate around, orbiting shot, arc shot, 360 shot',
  ),
  ...rows<CameraMove>(
    'tracking',
    'tracking shot, tracking camera, camera follow, camera track, camera slowly follow, camera follow closely, camera follow behind, steadicam, steadicam shot, follow shot, following shot, tracking alongside, camera glide alongside, camera move alongside',
  ),
  ...rows<CameraMove>(
    'handheld',
    'handheld, handheld camera, handheld shot, hand held camera, hand held, shaky camera, shaky cam, shaking effect, intense shaking effect, camera shake, first person view, first person, pov, pov shot, gopro, gopro footage',
  ),
  ...rows<CameraMove>(
    'aerial',
    "aerial view, aerial shot, aerial footage, aerial drone shot, drone shot, drone footage, drone view, fpv drone shot, bird's eye view, birds eye view, bird eye view, overhead shot, top down view, top down shot, view from above, seen from above, flyover",
  ),
  ...rows<CameraMove>(
    'zoom_in',
    'zoom in, camera zoom in, camera slowly zoom in, slow zoom in, slow zoom, zooming in, zoom into, crash zoom',
  ),
  ...rows<CameraMove>(
    'dolly_in',
    'dolly shot, push in, push-in, slow push in, camera push in, camera slowly push in, camera push forward, dolly in, slow dolly in, dolly forward, camera dolly in, camera dolly forward, camera move forward, camera move closer, camera approach, camera glide forward, camera glide through, camera fly through, fly through, dolly zoom',
  ),
  ...rows<CameraMove>(
    'zoom_out',
    'zoom out, camera zoom out, camera slowly zoom out, slow zoom out, zooming out, pull out',
  ),
  ...rows<CameraMove>(
    'dolly_out',
    'pull back, slow pull back, camera pull back, camera slowly pull back, camera pull away, camera pull out, dolly out, dolly back, camera dolly out, camera move backward, camera move back, camera retreat',
  ),
  ...rows<CameraMove>(
    'tilt_up',
    'tilt up, camera tilt up, slow tilt up, crane up, crane shot, camera rise, camera crane up, camera look up, camera move up, pedestal up, jib up',
  ),
  ...rows<CameraMove>(
    'tilt_down',
    'tilt down, camera tilt down, slow tilt down, crane down, camera crane down, camera descend, camera look down, camera move down, pedestal down, jib down',
  ),
];

export const SHOT_WORDS: readonly (readonly [string, Shot])[] = [
  ...rows<Shot>(
    'wide',
    'wide shot, wide angle, wide angle shot, wide angle lens, ultra wide, wide lens, wide view, establishing shot, long shot, extreme long shot, aerial view, aerial shot, drone shot, panorama, panoramic view, panoramic shot, landscape shot, extreme wide shot, full shot, full body shot, fisheye, fisheye lens',
  ),
  ...rows<Shot>(
    'medium',
    'medium shot, mid shot, medium wide shot, medium long shot, waist shot, cowboy shot, two shot, over the shoulder shot, over the shoulder, half body shot',
  ),
  ...rows<Shot>(
    'close',
    'portrait of, portrait, close up, close-up, closeup, close up shot, close shot, medium close up, extreme close up, extreme closeup, macro shot, macro, macro lens, tight shot, detail shot, headshot, close up view, zoomed in',
  ),
];

export const STYLE_WORDS: readonly (readonly [string, Style])[] = [
  ...rows<Style>(
    'black_and_white',
    'black and white, black-and-white, in black and white, monochrome, monochromatic, grayscale, greyscale, black white',
  ),
  ...rows<Style>('noir', 'film noir, noir, neo noir'),
  ...rows<Style>(
    'vintage',
    'vintage, vintage film, vintage style, vintage footage, retro style, retro, old film, sepia, super 8, super 8 film, nostalgic, vhs, 8mm film, kodachrome, polaroid, 1920s, 1930s, 1940s, 1950s, 1960s, 1970s, 1980s, 1990s, aged film',
  ),
  ...rows<Style>(
    'vivid',
    'vivid colour, vivid color, vivid, vibrant, vibrant color, vibrant colour, colorful, colourful, saturated, saturated color, pop art, bold color, bold colour, technicolor, psychedelic',
  ),
  ...rows<Style>(
    'pastel',
    'pastel, pastel colour, pastel color, pastel palette, soft colour, soft color, watercolor, watercolour, watercolor painting, watercolour painting, watercolor style, muted, muted color, muted colour, desaturated, ukiyo e, impressionism, impressionist',
  ),
  ...rows<Style>('neon', 'neon, neon light, cyberpunk, synthwave, vaporwave, neon glow, neon sign'),
  ...rows<Style>('dreamy', 'dreamy, dreamlike, ethereal, soft focus, hazy glow, fairytale, fairy tale'),
];

/** How the film asks to look, in words that change nothing here: understood as style talk, claimed, and not promised. */
export const FILM_WORDS: readonly string[] = [
  ...'cinematic, cinematic shot, cinematic lighting, cinematic look, cinematic style, cinematic quality, cinematic video, cinematic scene, cinematography, 4k, 8k, hd, uhd, full hd, ultra hd, hdr, 60fps, 30fps, 24fps, high quality, high resolution, high definition, high detail, masterpiece, best quality, award winning, national geographic, documentary, documentary style, realistic, photorealistic, photo realistic, ultra realistic, hyper realistic, hyperrealistic, highly detailed, ultra detailed, intricate detail, detailed, sharp focus'.split(
    ', ',
  ),
  ...'slow motion, super slow motion, ultra slow motion, in slow motion, fast motion, time lapse, timelapse, hyperlapse, stop motion, freeze frame, loop, seamless loop, montage'.split(
    ', ',
  ),
  ...'depth of field, shallow depth of field, shallow focus, deep focus, rack focus, racking focus, bokeh, bokeh background, blurred background, blurry background, film grain, grainy, lens flare, lens, 35mm, 35mm film, 35mm lens, 50mm, 50mm lens, 85mm, 85mm lens, 16mm, 70mm, anamorphic, anamorphic lens, telephoto, telephoto lens, prime lens, arri alexa, red camera footage, imax, dslr, motion blur, aspect ratio, widescreen, vignette, light leak, color grading, colour grading, color palette, colour palette, teal and orange, orange and teal, teal and orange grade'.split(
    ', ',
  ),
  ...'soft light, soft lighting, natural light, natural lighting, dramatic lighting, moody lighting, ambient lighting, rim light, rim lighting, backlit, backlight, volumetric light, volumetric lighting, god ray, studio lighting, low key lighting, high key lighting, chiaroscuro, lighting, harsh light, diffused light, high contrast, low contrast, contrast, silhouette, silhouetted'.split(
    ', ',
  ),
  ...'camera, camera movement, camera motion, camera angle, the camera, shot, shot of, footage, footage of, video, video of, film, film of, movie, movie scene, clip, clip of, scene, scene of, animation, animated, animated short, style, frame, in the frame, of the frame, the screen, of the screen, on screen, across the screen, foreground, in the foreground, in the background, background, composition, single take, one take, continuous shot, perspective, viewpoint, angle, view of, low angle, low angle shot, high angle, high angle shot, eye level, eye level shot, dutch angle, side view, front view, rear view, side profile, three quarter view, profile shot'.split(
    ', ',
  ),
  ...'photo, photo of, photograph, photograph of, photography, picture of, image of, an image, portrait of, portrait, painting of, oil painting, oil painting of, oil on canvas, acrylic painting, painting style, digital painting, digital art, concept art, matte painting, drawing of, a drawing, line drawing, line art, pencil drawing, pencil sketch, sketch of, a sketch, charcoal drawing, charcoal sketch, ink drawing, illustration, illustration of, render, render of, rendering, 3d render, 3d rendering, 3d animation, 3d, cgi, unreal engine, octane render, pixel art, pixelated, low poly, anime, anime style, manga, cartoon, cartoon of, cartoon style, comic book, comic, claymation, ghibli, studio ghibli, pixar, pixar style, disney style, surrealism, cubism, cubist, pointillism, art nouveau, art deco, baroque, renaissance painting, graffiti of, abstract art, abstract, emoji, sticker, vector art, collage, mosaic of, woodcut, risograph, van gogh, van gogh style, monet, hokusai, rembrandt, picasso'.split(
    ', ',
  ),
];
