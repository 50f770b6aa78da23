/** Names of places, people's work and shots that the other tables lack, by language: `word=english`, `_` for a space. */
export const FOREIGN_PLACES: Readonly<Record<string, string>> = {
  zh: `巷子=alley 小巷=alley 胡同=alley 弄堂=alley 游乐园=amusement_park 主题公园=theme_park 水族馆=aquarium 拱门=arch 画廊=gallery 艺术画廊=art_gallery 美术馆=art_gallery
浴室=bathroom 卫生间=bathroom 面包店=bakery 蛋糕店=bakery 舞厅=ballroom 酒吧=bar 谷仓=barn 地下室=basement 阁楼=attic 卧室=bedroom 桥梁=bridge 石桥=stone_bridge 大桥=bridge 植物园=botanical_garden
自助餐厅=cafeteria 食堂=cafeteria 露营地=campsite 营地=campsite 校园=campus 大学=university 旋转木马=carousel 城堡=castle 墓地=cemetery 公墓=cemetery 教室=classroom 课堂=classroom 悬崖=cliff 人行横道=crosswalk
斑马线=crosswalk 建筑工地=construction_site 工地=construction_site 走廊=corridor 过道=corridor 庭院=courtyard 院子=courtyard 四合院=courtyard 市区=downtown 市中心=downtown 车道=driveway 农场=farm 农田=farmland 稻田=rice_field 梯田=rice_terrace
美食广场=food_court 橄榄球场=football_field 足球场=soccer_field 操场=sports_field 森林道路=forest_road 林间小路=forest_path 喷泉=fountain 加油站=gas_station 冰川=glacier 高尔夫球场=golf_course 体育馆=gymnasium 室内体育馆=gymnasium 健身房=gym
港口=harbor 码头=pier 渔港=fishing_harbor 高速公路=highway 公路=road 乡间小路=country_road 医院=hospital_corridor 房子=house 房屋=house 木屋=cottage 小木屋=cottage 冰山=iceberg 工业区=industrial_area 监狱=corridor 牢房=corridor 监狱牢房=corridor
垃圾场=junkyard 废墟=ruins 图书馆=library 室内图书馆=library 书房=study 书店=bookstore 灯塔=lighthouse 实验室=laboratory 府邸=palace 豪宅=palace 沼泽=marsh 湿地=wetland 电影院=cinema 室内电影院=cinema 剧院=theater 剧场=theater
博物馆=museum 室内博物馆=museum 科学博物馆=science_museum 音乐工作室=music_studio 录音棚=recording_studio 托儿所=nursery 幼儿园=kindergarten 办公室=office 会议室=meeting_room 宫殿=palace 皇宫=palace 故宫=palace 停车场=parking_lot 药店=pharmacy
电话亭=phone_booth 赛车场=raceway 赛道=racetrack 户外赛道=outdoor_track 跑道=running_track 餐厅=restaurant 饭店=restaurant 餐馆=restaurant 茶馆=tea_house 咖啡馆=cafe 咖啡厅=cafe 河流=river 河边=riverside 小溪=creek 运河=canal 淋浴=bathroom 滑雪坡道=ski_slope
滑雪场=ski_slope 天空=sky 摩天大楼=skyscraper 天际线=skyline 屋顶=rooftop 天台=rooftop 棒球场=baseball_stadium 体育场=stadium 楼梯=staircase 超市=supermarket 商场=shopping_mall 购物中心=shopping_mall 商店=shop 游泳池=swimming_pool 室内游泳池=swimming_pool
塔=tower 高塔=tower 宝塔=pagoda 寺庙=temple 教堂=church 火车铁路=railway 铁路=railway 铁轨=railway_track 火车站=train_station 火车站台=train_platform 站台=train_platform 地铁站=subway_station 机场=airport 珊瑚礁=coral_reef 水下珊瑚礁=coral_reef 海底=underwater 山谷=valley 峡谷=canyon
火山=volcano 瀑布=waterfall 风车=windmill 夜市=night_market 集市=market 菜市场=market 市场=market 古镇=old_town 老街=old_town 江南古镇=jiangnan_town 江南水乡=water_town 江南小镇=jiangnan_town 江南=jiangnan 水乡=water_town 石板路=cobblestone_street 村庄=village 乡村=village 小镇=town 广场=square 公园=park 花园=garden 果园=orchard 草坪=lawn
战场=battlefield 古代战场=battlefield 雪地=snow 雪原=snowfield 冰原=tundra 热带雨林=rainforest 丛林=jungle 洞穴=cave 山洞=cave 溶洞=cave 温泉=hot_spring 池塘=pond 海岛=island 岛屿=island 太空站=space_station 空间站=space_station 月球表面=lunar_surface 火星=mars
登山者=climber 骑士=knight 冲锋衣=jacket 旗袍=qipao 背包=backpack 围巾=scarf 油纸伞=umbrella 雨伞=umbrella 炒菜=cooks 包饺子=cooks 饺子=dumpling 火焰=fire 人群=crowd 来来往往=walk 冲锋=charges 过来=- 腾起=rises 灯光=- 温暖=warm
手持拍摄=handheld_shot 航拍镜头=aerial_drone_shot 低角度镜头=low_angle_shot 仰拍镜头=low_angle_shot 俯拍镜头=high_angle_shot 特写镜头=close_up_shot 全景镜头=wide_shot 跟拍镜头=tracking_shot 镜头从背后缓缓跟随=,_camera_follows_from_behind 从背后跟随=,_camera_follows_from_behind 镜头从背后跟随=,_camera_follows_from_behind 细雨蒙蒙=light_rain 细雨=light_rain`,
  it: 'ridono=laugh ride=laughs studio=study roma=rome venezia=venice firenze=florence napoli=naples milano=milan',
  es: 'tejen=knit teje=knits sillón=armchair pies=feet muelle=pier balcón=balcony',
  pt: 'varanda=veranda tricota=knits colo=lap sacada=balcony poltrona=armchair cais=pier',
  de: 'zöpfen=pigtails zöpfe=pigtails kamera=camera zurück=back strickt=knits sessel=armchair',
  fr: 'roux=ginger rousse=ginger tricote=knits fauteuil=armchair quai=pier four=oven boulanger=baker',
  ru: 'холме=hill холм=hill вяжет=knits кресле=armchair',
  ja: '走っている=runs 歩いている=walks 読んでいる=reads 微笑んでいる=smiles 座っている=sits 立っている=stands 料理をしている=cooks 踊っている=dances 泳いでいる=swims 飛んでいる=flies 寝ている=sleeps 眠っている=sleeps 見ている=looks 食べている=eats 飲んでいる=drinks 遊んでいる=plays 笑っている=laughs 歌っている=sings 描いている=paints 書いている=writes 路地=alley 台所=kitchen 公園=park 図書館=library 駅=train_station 神社=shrine',
  ar: 'معطفا=coat ليلا=at_night نهارا=by_day مقهى=cafe يجلس=sits يشرب=drinks',
  hi: 'लेकर=with पार्क=park',
};
