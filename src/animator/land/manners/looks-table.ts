/**
 * What the surfaces of a place become in a manner, whatever place it is: manner | materials | the material they become, or - | colour | how much of it.
 * A material that no row names stays; the first row that names it counts.
 */
export const LOOKS_TABLE = `
abandoned | plaster, porcelain, seamless, marble | concrete | #9a8a6c | 0.58
abandoned | wood, planks, boards | planks | #5c4f42 | 0.6
abandoned | steel, metal, paint, plastic | metal | #6a4630 | 0.62
abandoned | cloth, leather, soil | cloth | #6e6656 | 0.62
abandoned | polished, marblePolished, boardsPolished | concrete | #6f6a60 | 0.7
abandoned | brick, stone, concrete | - | #7a5f48 | 0.36
overgrown | plaster, porcelain, seamless, marble, brick, stone, concrete | - | #6f7a55 | 0.45
overgrown | wood, planks, boards, polished, marblePolished, boardsPolished | - | #56603c | 0.4
overgrown | cloth, leather, soil, steel, metal, paint | - | #5f6a44 | 0.35
frozen | plaster, porcelain, seamless, brick, stone, concrete | porcelain | #8fbcd8 | 0.62
frozen | wood, planks, boards, cloth, leather, soil | - | #7fa8c4 | 0.55
frozen | polished, marble | polished | #a8d0e4 | 0.7
frozen | steel, metal, paint | - | #c4dcea | 0.6
burning | plaster, porcelain, seamless, wood, planks, boards, cloth, leather, soil, brick, stone | - | #4a3a2e | 0.34
rustic | plaster, seamless | plaster | #e2cfa8 | 0.7
rustic | porcelain, brick | brick | #b08a68 | 0.55
rustic | wood, planks, paint, plastic | planks | #8a5a32 | 0.72
rustic | steel | metal | #8a5236 | 0.6
rustic | metal | metal | #5a4636 | 0.6
rustic | polished, marblePolished, marble | planks | #8a6a44 | 0.8
rustic | cloth, leather | cloth | #b0844e | 0.4
luxurious | plaster, brick, concrete, stone, seamless | marble | #ead9bd | 0.62
luxurious | wood, planks, paint | wood | #4a2616 | 0.72
luxurious | steel, metal | metal | #d8a94a | 0.75
luxurious | cloth, leather | cloth | #6a1730 | 0.6
luxurious | polished, porcelain | polished | #e8dccb | 0.6
victorian | plaster, seamless, concrete | plaster | #3f5548 | 0.78
victorian | wood, planks, paint, plastic | wood | #4a2816 | 0.75
victorian | steel, metal | metal | #b08a45 | 0.7
victorian | cloth, leather | cloth | #6e1c28 | 0.6
victorian | polished, porcelain | - | #6a4030 | 0.45
japanese | plaster, brick, concrete, seamless, stone, porcelain | plaster | #ece0c2 | 0.8
japanese | wood, planks, boards, paint | planks | #9a6a3c | 0.7
japanese | steel, metal | metal | #2e2a28 | 0.6
japanese | cloth, leather | cloth | #31465c | 0.55
japanese | polished | boards | #b9a468 | 0.85
futuristic | plaster, brick, concrete, stone, porcelain, seamless | plastic | #dfe6ec | 0.86
futuristic | wood, planks, boards, paint | plastic | #c6d0d8 | 0.85
futuristic | cloth, leather | leather | #e4e8ec | 0.6
futuristic | steel, metal | steel | #8f9aa4 | 0.6
futuristic | polished, soil, marble | polished | #aeb8c2 | 0.85
minimalist | plaster, brick, concrete, stone, porcelain | plaster | #f2f0ec | 0.8
minimalist | wood, planks, paint | planks | #d8bf98 | 0.7
minimalist | cloth, leather | cloth | #dcd8d0 | 0.7
minimalist | polished, soil | - | #d8d2c8 | 0.7
industrial | plaster, seamless, porcelain | brick | #8a4f3a | 0.7
industrial | steel, metal, paint | metal | #2e3032 | 0.6
industrial | polished, soil, boards | concrete | #8a8884 | 0.75
`;
