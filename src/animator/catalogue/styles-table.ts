/** Looks, one row each: style | painted look | words. A look that changes no film of today has `-` and is told as not understood there. */
export const STYLES_TABLE = `
black_and_white | black_and_white | black and white, black white, monochrome, monochromatic, grayscale, greyscale
noir | noir | film noir, noir, neo noir, noir lighting, film noir lighting
vintage | vintage | historical footage, historic footage, archival footage, archive footage, old footage, newsreel, newsreel footage, vintage film, vintage style, vintage footage, retro style, old film, sepia, super 8, super 8 film, 8mm film, kodachrome, polaroid, 1920s, 1930s, 1940s, 1950s, 1960s, 1970s, 1980s, 1990s, aged film, retro, home video, home movie, kodak, kodak portra, kodak portra 400, portra 400, kodak film, old school, 50s, 60s, 70s, 80s, 90s, 2000s, y2k, nostalgic film, retro film look, vintage look
vhs | vintage | vhs, vhs look, vhs tape, camcorder, camcorder footage, found footage
vivid | vivid | michael bay, vivid colour, vivid color, vivid, vibrant, vibrant color, vibrant colour, saturated, saturated color, saturated colour, bold color, bold colour, technicolor, psychedelic, rich color, rich colour, bright color, bright colour
pop_art | vivid | pop art, comic, comics, comic book, comic style, comic book style, graphic novel
pastel | pastel | pastel, wes anderson, lo fi, lofi, pastel colour, pastel color, pastel palette, soft colour, soft color, muted, muted color, muted colour, desaturated, pale color, soft pastel color, soft pastel light
watercolor | pastel | watercolor, watercolour, watercolor painting, watercolour painting, watercolor style, soft watercolor, aquarelle
ukiyo_e | pastel | ukiyo e, ukiyo, ukiyo e style, hokusai, japanese woodblock, woodblock print
impressionism | pastel | impressionism, impressionist, impressionist painting, monet, claude monet, post impressionism
van_gogh | vivid | van gogh, vincent van gogh, van gogh style, style of van gogh, style of vincent van gogh, starry night style
oil_painting | vivid | oil painting, oil paint, oil painting style, painterly, painterly style, matte painting, fantasy matte painting, acrylic painting, renaissance painting
ink | pastel | ink wash, ink wash painting, ink painting, ink wash painting style, sumi e, chinese ink painting, ink wash style, traditional ink painting, ink style
pixel_art | vivid | pixel art, pixel style, 8 bit, 16 bit, 8 bit style, voxel, voxel art, minecraft, minecraft style
cyberpunk | neon | cyberpunk, cyberpunk style, blade runner, neon noir, tech noir, outrun, synthwave, vaporwave, cyberpunk palette
neon | neon | neon, neon glow, neon lighting, neon lit, neon colour, neon color, neon light
steampunk | vintage | steampunk, steampunk style
surrealism | dreamy | surrealism, surrealist, surrealism style, surreal, salvador dali, dali
dreamy | dreamy | dreamy, dreamlike, ethereal, soft focus, hazy glow, fairytale, fairy tale, fairy tale look
anime | vivid | anime, anime style, studio ghibli, ghibli, ghibli style, manga, hand drawn anime, hand drawn anime style, makoto shinkai
cartoon | vivid | cartoon, cartoon style, bright cartoon, cartoonish, cel shaded, cel shading, saturday morning cartoon
animation | vivid | 3d animation, animated style, pixar, pixar style, pixar like, disney, disney style, 3d animated, 3d cartoon, animated scene, animated video, animated film, animated movie, animated short, storybook animation, charming storybook animation, dreamworks, 3d render, animation, 2d animation, hand drawn animation, 3d cgi, cgi
storybook | pastel | storybook, picture book, children's picture book, children's book illustration, storybook illustration, children's book
claymation | vivid | claymation, clay animation, plasticine, clay style, aardman
stop_motion | vivid | stop motion, stop motion animation, stop motion style
felt | pastel | felt look, felted, felt animation, needle felt, stop motion felt, stop motion felt look, yarn style
paper | pastel | paper cut, paper cut style, papercraft, papercraft style, paper craft style, papercut, paper cutout, paper craft, origami style, cut paper
sketch | black_and_white | pencil sketch, pencil drawing, sketch style, charcoal drawing, line art, hand drawn sketch
silhouette | - | silhouette animation, beautiful silhouette animation, silhouette style, silhouette film, silhouette art, in silhouette, shadow puppet, shadow puppets, shadow puppetry, shadow theatre, shadow theater, shadow play, silhouetted
low_poly | vivid | low poly, low poly style
art_deco | vintage | art deco, art nouveau, bauhaus
cubism | vivid | cubism, cubist, picasso
minimalist | pastel | minimalist, minimalism
documentary | - | documentary, documentary style, documentary look, wildlife documentary, national geographic, nature documentary
`;

/** How a film asks to look, in words that every film tries to answer: understood, claimed, and no promise. */
export const FILM_WORDS =
  'scene open on, scene open with, scene begin with, scene start with, scene show, scene feature, video open with, video begin with, video start with, video show, clip show, film open on, shot open on, shot show, mood of the painting, mood of the image, mood of the picture, style of the painting, composition of the painting, atmosphere of the image, coziness of the image, cozy atmosphere of the image, text on screen, text on the screen, on screen text, title card, text overlay, screen text, cinematic, cinematic shot, cinematic lighting, cinematic look, cinematic style, cinematic quality, cinematic video, cinematic scene, cinematography, 4k, 8k, hd, uhd, full hd, ultra hd, hdr, 60fps, 30fps, 24fps, high quality, high resolution, high definition, high detail, masterpiece, best quality, award winning, realistic, photorealistic, photo realistic, ultra realistic, hyper realistic, hyperrealistic, highly detailed, ultra detailed, intricate detail, detailed, sharp focus, freeze frame, loop, seamless loop, montage, film grain, soft grain, grainy, lens flare, shot on, shot on film, 35mm, 35mm film, 35mm film grain, 35mm grain, 35mm lens, 50mm, 50mm lens, 16mm, 70mm, anamorphic, anamorphic lens, prime lens, arri alexa, imax, dslr, motion blur, aspect ratio, widescreen, vignette, light leak, color grading, colour grading, color palette, colour palette, teal and orange, orange and teal, teal and orange grade, high contrast, low contrast, volumetric fog, volumetric light, volumetric lighting, soft light, warm light, natural light, soft lighting, warm lighting, natural lighting, dramatic lighting, rim light, backlit, backlight, golden light, tungsten light, fluorescent light, key light, chiaroscuro, studio quality, movie trailer, film trailer, trailer, unreal engine, octane render, ray tracing, vfx, shot on film, commercial, advertisement, music video, stock footage, found footage look, warm tone, cool tone, cool color, natural color, warm color, fast cut, slow fade, fade to black, fade in, fade out, warm firelight, cold light, soft shadow, hard shadow, high key, low key, raw footage, b roll';
