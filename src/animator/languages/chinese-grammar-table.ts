/**
 * The small words that hold a Chinese sentence together, by what they do in it: `word=English`, where `-` is a word that is said in Chinese alone. What a kind
 * does in a sentence is in the grammar of Chinese (language/foreign/chinese).
 */
export const CHINESE_GRAMMAR: Readonly<Record<string, string>> = {
  // Between what describes and what is described.
  of: '的=of 之=of',
  // Behind a quality that tells how something is done.
  ly: '地=-',
  // Before how well it is done.
  result: '得=-',
  // Of a deed that goes on, is done, or was done once.
  aspect: '着=- 了=- 过=-',
  // Where a deed goes, behind its word.
  way: '起=- 起来=- 出=- 出来=- 出去=- 下=- 下来=- 下去=- 上=- 上来=- 上去=- 进=into 进来=- 进去=- 回=- 回来=- 开=- 开来=- 去=- 来=- 到=to 住=- 完=- 好=- 掉=- 入=into 过来=- 过去=- 满=- 成=into 成为=into 为=into 向=toward 至=to',
  // "在桌子上": what a place is told with.
  at: '在=in 身处=in 位于=in 置身于=in 身在=in 处于=in 置身=in 沐浴在=in 笼罩在=in',
  // "俯身于桌上": only behind a deed.
  onto: '于=in',
  toward: '向=toward 往=toward 朝=toward 朝着=toward 向着=toward 朝向=toward 冲着=toward 奔向=toward',
  from: '从=from 自=from 由=from 打从=from',
  along: '沿=along 沿着=along 顺着=along 顺=along 绕着=around 围着=around 围绕着=around 围绕=around 绕=around',
  with: '用=with 以=with 跟=with 同=with 与=with 和=with 随=with 随着=with 伴随着=with 伴着=with 伴随=with 带着=with 通过=with 凭借=with 借着=by 透过=through 隔着=through',
  for: '为=for 给=to 对=at 对着=at 为了=for 替=for 面对=facing 面对着=facing 面向=facing 背对着=facing_away_from 背对=facing_away_from 关于=about 比=than 像=like 如=like 如同=like 仿佛=like 好像=like 宛如=like 犹如=like 宛若=like 恍若=like 好似=like',
  // "把门打开": what it is done to stands before the deed.
  object: '把=- 将=-',
  // "被风吹散": who or what does it stands before the deed, and whom it is done to first.
  passive: '被=by 让=by 由=by 遭=by',
  // Behind a noun: where from it.
  place:
    '上=on 里=in 中=in 内=in 下=under 旁=beside 边=beside 前=in_front_of 后=behind 间=between 外=outside 上面=on 里面=in 下面=under 旁边=beside 前面=in_front_of 后面=behind 身后=behind 背后=behind 身边=beside 身旁=beside 面前=in_front_of 身前=in_front_of 之间=between 中间=between 之中=in 之上=on 之下=under 之前=in_front_of 之后=behind 之外=outside 之内=in 上方=above 上空=above 下方=below 前方=in_front_of 后方=behind 周围=around 四周=around 中央=in_the_middle_of 中心=in_the_middle_of 正中=in_the_middle_of 正中央=in_the_middle_of 附近=near 对面=opposite 深处=deep_in 处=at 一旁=beside 一侧=beside 左侧=on_the_left_of 左边=on_the_left_of 右侧=on_the_right_of 右边=on_the_right_of 两旁=on_both_sides_of 两侧=on_both_sides_of 两边=on_both_sides_of 尽头=at_the_end_of 顶上=on_top_of 顶部=on_top_of 顶端=on_top_of 底部=at_the_bottom_of 底下=under 脚下=below 枝头=on_the_boughs_of 身上=on 头上=on_the_head_of 之巅=on_top_of 门口=at_the_door_of 当中=in 跟前=in_front_of 内部=in 外面=outside 表面=on',
  after: '后=- 之后=- 以后=-',
  joint: '和=and 与=and 及=and 以及=and 、=and 或=or 或者=or 跟=and 还有=and',
  // Between deeds, and between qualities.
  link: '并=and 并且=and 且=and 而=and 又=and 而且=and 同时=while 然后=then 接着=then 随后=then 随即=then 继而=then 最后=finally 于是=then 一边=- 一面=- 便=then 就=- 再=then 紧接着=then 之后=then 最终=finally 转而=then 则=- 时而=-',
  is: '是=is 为=is 乃=is 即=is 就是=is 正是=is 变成=becomes 成为=becomes 变为=becomes 化作=becomes 化为=becomes',
  has: '有=has 有着=has 具有=has 拥有=has 带有=has 留着=has 长着=has 扎着=has 梳着=has 顶着=has 留有=has 布满=full_of 充满=full_of 充满了=full_of 满是=full_of 铺满=covered_with 盖满=covered_with 开满=full_of 长满=covered_with 挂满=full_of 堆满=full_of 摆满=full_of 坐满=full_of 挤满=full_of 落满=covered_with 沾满=covered_with 爬满=covered_with 种满=full_of 缀满=covered_with 洒满=full_of 写满=full_of 装满=full_of 富有=full_of 布满了=full_of 覆盖着=covered_with 覆满=covered_with 镶满=covered_with 停满=full_of 飘满=full_of 盛满=full_of 贴满=covered_with 点缀着=dotted_with 镶嵌着=set_with 披满=covered_with',
  number:
    '一棵棵=many 一座座=many 一只只=many 一朵朵=many 一个个=many 一片片=many 一盏盏=many 一辆辆=many 一条条=many 一张张=many 一道道=many 一颗颗=many 一滴滴=many 一排排=rows_of 一群群=groups_of 一=a 二=two 两=two 三=three 四=four 五=five 六=six 七=seven 八=eight 九=nine 十=ten 几=several 数=several 半=half_a 百=a_hundred 千=a_thousand 上百=a_hundred 成百上千=hundreds_of 成群=a_group_of 无数=countless 许多=many 很多=many 众多=many 一些=some 某=a 每一=every 每=every 这=the 那=the 该=the 这一=the 另一=another 另=another 整=the_whole 第一=the_first 第二=the_second 多=many 各=every 双=two 一两=two 两三=three 三五=several 十几=a_dozen 几十=dozens_of 数十=dozens_of 数百=hundreds_of 数千=thousands_of 好几=several 同一=the_same 唯一=the_only 大量=many 所有=all 全部=all 各种=various 各式各样=various 一系列=several 大片=a',
  measure:
    '圈圈=- 层层=- 阵阵=- 缕缕=- 丝丝=- 个=- 只=- 位=- 名=- 头=- 条=- 匹=- 辆=- 架=- 艘=- 把=- 根=- 张=- 台=- 本=- 盆=- 部=- 件=- 棵=- 朵=- 座=- 颗=- 块=- 栋=- 支=- 家=- 间=- 幅=- 顶=- 株=- 枚=- 盏=- 扇=- 口=- 尊=- 枝=- 滴=- 种=- 片=- 层=- 道=- 缕=- 束=- 丝=- 股=- 阵=- 场=- 叶=- 轮=- 弯=- 抹=- 圈=- 团=- 幢=- 户=- 所=- 面=- 段=- 节=- 声=- 次=- 番=- 套=- 身=- 则=- 具=- 粒=- 尾=- 门=- 出=- 首=- 篇=- 封=- 份=- 副=- 眼=- 处=- 款=- 类=- 派=- 些=- 汪=- 泓=- 眸=- 代=- 届=- 项=- 级=- 员=- 列=row_of 排=row_of 行=row_of 群=group_of 对=pair_of 双=pair_of 堆=pile_of 杯=cup_of 碗=bowl_of 瓶=bottle_of 盘=plate_of 壶=pot_of 篮=basket_of 桶=bucket_of 袋=bag_of 箱=box_of 盒=box_of 锅=pot_of 串=string_of 簇=bunch_of 丛=clump_of 捧=handful_of 叠=stack_of 摞=stack_of 队=line_of 伙=group_of 批=group_of 车=load_of 勺=spoonful_of 罐=jar_of 束=bunch_of 半=half_of 棵棵=- 个个=- 只只=- 片片=- 朵朵=- 座座=- 排排=row_of 张张=- 盏盏=- 条条=- 道道=-',
  who: '他=he 她=she 它=it 他们=they 她们=they 它们=they 我=I 我们=we 你=you 自己=himself 大家=everybody 有人=someone 某人=someone 对方=the_other 双方=both 另一个=the_other 另一位=the_other 另一只=the_other 其他人=the_others 其中一个=one_of_them 其中一位=one_of_them 其中一只=one_of_them 众人=everybody 人人=everybody 彼此=each_other 其=its 人们=people 她自己=herself 他自己=himself',
  // "跑得很快": how much, when, how often, and words that only lean on a deed.
  how: '很=very 非常=very 十分=very 极其=very 极为=very 极=very 格外=very 异常=very 特别=very 相当=very 无比=very 更=more 更加=more 最=most 太=very 略=slightly 略带=slightly 稍微=slightly 有点=slightly 有些=slightly 如此=so 颇为=very 颇=very 极度=very 超级=very 过于=too 那么=so 这么=so 略微=slightly',
  not: '不=not 没=not 没有=not 未=not 不再=no_longer 从不=never 毫不=not 并不=not 不要=not',
  dropped:
    '正=- 正在=- 已=- 已经=- 都=- 也=- 还=- 会=- 能=- 能够=- 可以=- 可=- 要=- 将要=- 即将=- 仍=- 仍然=- 依然=- 却=- 只=- 仅=- 只有=- 便是=- 曾=- 曾经=- 开始=begins_to 继续=- 试图=- 想要=- 想=- 所=- 互相=- 相互=- 彼此间=- 全=- 均=- 皆=- 总=- 刚=- 刚刚=- 才=- 似乎=- 不禁=- 忍不住=- 不由得=- 连忙=- 一直=- 始终=- 此时=- 此刻=- 这时=- 吧=- 呢=- 啊=- 吗=- 嘛=- 请=- 恰好=- 一样=- 般=- 似的=- 一般=- 完全=- 本身=- 左右=- 整体=- 进行=- 逐渐=- 渐渐=- 愈发=- 越来越=- 一动不动=- 四肢=- 其实=- 可能=- 应该=- 需要=- 用来=- 来回=back_and_forth 尽情=- 竭力=- 努力=- 用力=- 尽力=- 拼命=- 不停=- 不停地=- 持续=- 不断=- 时不时=- 偶尔=- 经常=- 常常=- 微微=slightly 稍稍=- 略略=- 几乎=- 仅仅=- 以=- 来=-',
};
