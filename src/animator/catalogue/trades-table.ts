/**
 * Shops by what they sell, one row each: who keeps it | wall and paint | shelves | counter | floor | hung | words. Wares stand by their names in
 * `land/kits/rooms/wares.ts`; several share the boards by turns. The words name the shop.
 */
export const TRADES_TABLE = `
florist, flower seller | 0xe8ece0 0x7a8a74 | bouquet, pot plant | bouquet | flower bucket | basket plant | flower shop, florist shop, florist's shop, flower store, plant shop, flower boutique
baker | 0xf0e2c6 0x8a5a34 | loaf, roll, baguette, loaf | cake, croissant | bread basket | - | bakery, bakery shop, bread shop, baker's shop, boulangerie, artisan bakery
confectioner, chocolatier, pastry chef | 0xf4dfe2 0xb05a78 | sweet jar, gift box | cake, sweet jar | - | - | candy store, candy shop, sweet shop, chocolate shop, pastry shop, patisserie, cake shop, confectionery
tailor, seamstress, dressmaker, fashion designer | 0xe2d6c4 0x4a3428 | cloth bolt, folded cloth | folded cloth, thread | dress form | suit | tailor shop, tailor's shop, tailor's workshop, dressmaker's shop, fabric shop, fabric store, sewing studio, atelier, fashion studio, couture studio
clothier | 0xe8e2da 0x5a4a44 | folded cloth, shoe, hat | folded cloth | dress form | suit | clothing store, clothes shop, clothing shop, boutique, fashion boutique, bridal shop, thrift store, thrift shop, vintage shop, second hand shop, department counter
shoemaker, cobbler | 0xe0d2bc 0x5a3a24 | shoe, shoe, gift box | shoe | - | - | shoe shop, shoe store, cobbler's shop, cobbler shop, shoemaker's workshop, cobbler's workshop, shoe repair shop, sneaker store
hatter, milliner | 0xdcd2c2 0x3a3a4a | hat, gift box | hat | - | - | hat shop, hat store, milliner's shop, millinery
toymaker, toy maker, puppet maker | 0xf2e2c0 0x8a4a30 | teddy, toy ball, toy blocks, doll, toy train | toy train, teddy | big teddy | - | toy shop, toy store, toymaker's shop, toymaker's workshop, toy workshop, santa's workshop, puppet shop
butcher | 0xf0eee8 0xb8b0a4 | ham, cheese | meat tray | - | sausages, ham on hook | butcher shop, butcher's shop, butcher's, butchers, butchery, meat shop, delicatessen, deli
fishmonger, fish seller | 0xe2ecee 0x2f5f78 | tin, jar | fish tray | - | - | fish shop, fishmonger's, fishmonger's shop
cheesemonger | 0xeee4cc 0x8a6a2c | cheese, jar | cheese | - | - | cheese shop, cheesemonger's, cheese store
bookseller | 0xd8c8ac 0x4a3222 | books | books flat | books pile | - | bookshop, book shop, bookstore, book store, second hand bookshop, used bookstore, antiquarian bookshop
music seller | 0xd8cfc4 0x3a3238 | record sleeve | record player | record crate | poster | record shop, record store, vinyl shop, vinyl record shop, vinyl store, music store, music shop
luthier, violin maker, guitar maker | 0xdcccae 0x5a3a22 | violin, gift box | violin | - | guitar | guitar shop, guitar store, violin shop, violin maker's workshop, luthier's workshop, luthier workshop, instrument shop
antiquary, antique dealer, pawnbroker | 0xcabda4 0x4a3020 | clock, vase, candlestick, lamp | clock, candlestick, vase | chest | - | antique shop, antique store, antiques shop, curiosity shop, pawn shop, pawnshop, junk shop, curio shop
clockmaker, watchmaker | 0xd8cab0 0x4a3222 | clock, clock, vase | clock | - | - | clock shop, clockmaker's shop, clockmaker's workshop, watchmaker's shop, watchmaker's workshop, watch shop, clock maker's shop, watch repair shop
jeweller, jeweler, goldsmith | 0xe6e2e6 0x2f3a4a | gift box, gem stand | gem stand | - | - | jewelry store, jewelry shop, jewellery shop, jeweller's shop, jeweler's shop, jewelers, optician's shop, glasses shop, eyewear store
apothecary, herbalist | 0xdcd4bc 0x3f4a38 | potion, jar, potion | potion, candlestick | - | herbs | apothecary, apothecary shop, potion shop, magic shop, herbalist's shop, alchemist's shop, witch's shop, wand shop
pharmacist | 0xeef2f0 0x3f8f78 | tin, gift box, jar | jar | - | - | pharmacy, drugstore, drug store, chemist's shop, chemist's
tea seller | 0xe0d2b4 0x5a3f2a | tin, jar, tin | tin, vase | - | - | tea shop, tea store, spice shop, spice store, coffee roastery
perfumer | 0xf0e4e0 0x8a6a78 | potion, gift box | potion | - | - | perfume shop, perfumery, perfume store, candle shop, soap shop, cosmetics store
shopkeeper, shop owner, shop assistant, salesman, saleswoman | 0xeedfca 0x9a4a3a | gift box, candlestick, vase, teddy | gift box | - | - | gift shop, souvenir shop, gift store, christmas shop, pottery shop, ceramics shop, glass shop
grocer, greengrocer | 0xe6dcc4 0x4a6a3f | tin, jar, fruit crate, bread basket | fruit crate | fruit crate | - | grocer's, grocer's shop, greengrocer's, fruit shop, village shop, general store, country store
video seller | 0xd2d0d8 0x2f2f4a | record sleeve, books | record player | - | poster | video store, video rental store, comic shop, comic book shop, comic book store, game store, video game store, arcade shop
launderer, laundress | 0xdfe9ec 0xa8c0c8 | washer | folded cloth | - | - | laundromat, launderette, coin laundry, dry cleaner, dry cleaners, dry cleaner's
pet seller | 0xdfe8e0 0x3f6a5a | fish bowl, tin, gift box | fish bowl | - | - | pet shop, pet store
`;
