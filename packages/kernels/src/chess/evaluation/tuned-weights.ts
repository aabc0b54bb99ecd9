// Generated from data/weights/chess.json by scripts/generate-weights.mjs; edit that file instead.
import { WEIGHTS } from "./weights";

/** Pawn, knight, bishop, rook, queen. */
export const MATERIAL: i32 = 0;
/** A1 to h8 from the owner's side. */
export const PAWN_SQUARE: i32 = 5;
/** A1 to h8. */
export const KNIGHT_SQUARE: i32 = 69;
/** A1 to h8. */
export const BISHOP_SQUARE: i32 = 133;
/** A1 to h8. */
export const ROOK_SQUARE: i32 = 197;
/** A1 to h8. */
export const QUEEN_SQUARE: i32 = 261;
/** A1 to h8. */
export const KING_SQUARE: i32 = 325;
/** By safe squares. */
export const KNIGHT_MOBILITY: i32 = 389;
/** By safe squares. */
export const BISHOP_MOBILITY: i32 = 398;
/** By safe squares. */
export const ROOK_MOBILITY: i32 = 412;
/** By safe squares. */
export const QUEEN_MOBILITY: i32 = 427;
export const BISHOP_PAIR: i32 = 455;
/** A knight, for each own pawn above five. */
export const KNIGHT_PAWNS: i32 = 456;
/** A rook, for each own pawn above five. */
export const ROOK_PAWNS: i32 = 457;
/** A pawn stands before the knight or bishop. */
export const MINOR_BEHIND_PAWN: i32 = 458;
/** Reachable, occupied. */
export const KNIGHT_OUTPOST: i32 = 459;
/** Occupied. */
export const BISHOP_OUTPOST: i32 = 461;
/** Knight, by distance to the own king above two. */
export const KNIGHT_KING_DISTANCE: i32 = 462;
/** Bishop, by distance to the own king above two. */
export const BISHOP_KING_DISTANCE: i32 = 463;
/** Own pawns on the bishop's colour, for each; the same again for each blocked one. */
export const BISHOP_PAWNS: i32 = 464;
/** Sees both centre squares of its long diagonal. */
export const BISHOP_LONG_DIAGONAL: i32 = 466;
/** Half-open, open. */
export const ROOK_FILE: i32 = 467;
/** The enemy king on the last rank or enemy pawns on the seventh. */
export const ROOK_SEVENTH: i32 = 469;
/** Shut in by the own king; the same again without castling rights. */
export const ROOK_TRAPPED: i32 = 470;
/** Own knight, bishop, rook, queen pinned to the king. */
export const PINNED: i32 = 472;
export const PAWN_DOUBLED: i32 = 476;
/** An enemy pawn before it, none. */
export const PAWN_ISOLATED: i32 = 477;
/** An enemy pawn before it, none. */
export const PAWN_BACKWARD: i32 = 479;
/** By rank. */
export const PAWN_PHALANX: i32 = 481;
/** By rank. */
export const PAWN_SUPPORTED: i32 = 489;
/** By rank. */
export const PAWN_CANDIDATE: i32 = 497;
/** Passed pawn by rank. */
export const PASSED_RANK: i32 = 505;
/** Edge to centre. */
export const PASSED_FILE: i32 = 513;
/** By rank. */
export const PASSED_SUPPORTED: i32 = 517;
/** An enemy stands before it, by rank. */
export const PASSED_BLOCKED: i32 = 525;
/** The next square is not attacked, by rank. */
export const PASSED_SAFE_STOP: i32 = 533;
/** The whole path is empty and not attacked, by rank. */
export const PASSED_FREE_PATH: i32 = 541;
/** For each step of the own king to the next square, by rank. */
export const PASSED_OWN_KING: i32 = 549;
/** For each step of the enemy king to the next square, by rank. */
export const PASSED_ENEMY_KING: i32 = 557;
/** Own, enemy. */
export const PASSED_ROOK_BEHIND: i32 = 565;
/** The enemy has only pawns and its king is outside the square. */
export const PASSED_UNSTOPPABLE: i32 = 567;
/** Nearest own pawn before the king, by file from the edge (four rows) and rank; 0 is none. */
export const SHELTER: i32 = 568;
/** Nearest enemy pawn before the king, by file from the edge (four rows) and rank; 0 is none. */
export const STORM: i32 = 600;
/** An own pawn stands right before it, by rank. */
export const STORM_BLOCKED: i32 = 632;
/** No own pawn, no pawn at all on the king's file. */
export const KING_FILE: i32 = 640;
/** For each. */
export const CASTLING_RIGHT: i32 = 642;
/** For the attacker, by attack units. */
export const KING_DANGER: i32 = 643;
/** For the attacker: knight, bishop, rook, queen. */
export const SAFE_CHECK: i32 = 707;
/** A safe pawn attacks a knight, bishop, rook, queen. */
export const THREAT_BY_PAWN: i32 = 711;
/** On pawn, knight, bishop, rook, queen. */
export const THREAT_BY_MINOR: i32 = 715;
/** On pawn, knight, bishop, rook, queen. */
export const THREAT_BY_ROOK: i32 = 720;
export const THREAT_BY_KING: i32 = 725;
export const THREAT_HANGING: i32 = 726;
/** A safe pawn push attacks a piece. */
export const THREAT_BY_PUSH: i32 = 727;
/** A knight, a bishop or rook may attack the queen from a safe square. */
export const THREAT_ON_QUEEN: i32 = 728;
/** An enemy move into a square that we attack. */
export const RESTRICTED: i32 = 730;
/** Safe squares behind the own centre pawns. */
export const SPACE: i32 = 731;
export const TEMPO: i32 = 732;

export const WEIGHT_COUNT: i32 = 733;

/** Fills the table of packed weights, four at a time. */
export function initWeights(): void {
  v128.store(WEIGHTS, i32x4(8978481, 25559342, 25952594, 43450762), 0);
  v128.store(WEIGHTS, i32x4(74449889, 0, 0, 0), 16);
  v128.store(WEIGHTS, i32x4(0, 0, 0, 0), 32);
  v128.store(WEIGHTS, i32x4(0, 65530, 458752, -1), 48);
  v128.store(WEIGHTS, i32x4(-65549, 458741, -327688, 393228), 64);
  v128.store(WEIGHTS, i32x4(524276, -851978, -196621, 655358), 80);
  v128.store(WEIGHTS, i32x4(-262150, -458755, 196613, 6), 96);
  v128.store(WEIGHTS, i32x4(393206, -327690, -196616, -262138), 112);
  v128.store(WEIGHTS, i32x4(-327660, -327663, 262156, 393209), 128);
  v128.store(WEIGHTS, i32x4(262137, 327676, 655366, -589817), 144);
  v128.store(WEIGHTS, i32x4(15, 262155, 983062, -131064), 160);
  v128.store(WEIGHTS, i32x4(786432, 393226, 917505, 917514), 176);
  v128.store(WEIGHTS, i32x4(524309, 1048593, 655364, 1114114), 192);
  v128.store(WEIGHTS, i32x4(983036, 393210, 2228226, 2031628), 208);
  v128.store(WEIGHTS, i32x4(2031657, 1769505, 1572881, 1638400), 224);
  v128.store(WEIGHTS, i32x4(1376245, 0, 0, 0), 240);
  v128.store(WEIGHTS, i32x4(0, 0, 0, 0), 256);
  v128.store(WEIGHTS, i32x4(0, -2031659, -1310737, -1245218), 272);
  v128.store(WEIGHTS, i32x4(-655365, -262156, -917518, -983062), 288);
  v128.store(WEIGHTS, i32x4(-2031653, -1245211, -524299, 196601), 304);
  v128.store(WEIGHTS, i32x4(327675, 786424, -262144, -1048569), 320);
  v128.store(WEIGHTS, i32x4(-1703955, 655349, -131065, 917503), 336);
  v128.store(WEIGHTS, i32x4(1245196, 917518, 65540, 196605), 352);
  v128.store(WEIGHTS, i32x4(-327689, -196581, 786446, 1638420), 368);
  v128.store(WEIGHTS, i32x4(1703954, 1245212, 1376285, 917521), 384);
  v128.store(WEIGHTS, i32x4(65551, 327677, 1900564, 1835034), 400);
  v128.store(WEIGHTS, i32x4(2883620, 2555925, 1114145, 589840), 416);
  v128.store(WEIGHTS, i32x4(196612, -720906, 524296, 983050), 432);
  v128.store(WEIGHTS, i32x4(524325, 1376295, 262167, -393201), 448);
  v128.store(WEIGHTS, i32x4(-196612, -589833, -458760, -131069), 464);
  v128.store(WEIGHTS, i32x4(720913, 851984, 131089, -655372), 480);
  v128.store(WEIGHTS, i32x4(-1179655, -1900599, -917539, -196633), 496);
  v128.store(WEIGHTS, i32x4(327669, 131058, -524315, -1114147), 512);
  v128.store(WEIGHTS, i32x4(-1703984, -917524, -196621, 196591), 528);
  v128.store(WEIGHTS, i32x4(65524, -65552, -21, -655388), 544);
  v128.store(WEIGHTS, i32x4(-458775, -458761, -589829, -458740), 560);
  v128.store(WEIGHTS, i32x4(262135, 1, -131077, -655361), 576);
  v128.store(WEIGHTS, i32x4(-327683, 458757, 589837, 393208), 592);
  v128.store(WEIGHTS, i32x4(0, 1572859, -131077, 458772), 608);
  v128.store(WEIGHTS, i32x4(-65535, -327681, 327684, 524307), 624);
  v128.store(WEIGHTS, i32x4(1245195, 589829, 458767, 655366), 640);
  v128.store(WEIGHTS, i32x4(131067, 458756, 524298, 917518), 656);
  v128.store(WEIGHTS, i32x4(655355, 720901, -4, 196623), 672);
  v128.store(WEIGHTS, i32x4(262137, -65533, 720892, -196623), 688);
  v128.store(WEIGHTS, i32x4(851979, 655374, 393214, -720902), 704);
  v128.store(WEIGHTS, i32x4(-131069, 327680, -458765, 65532), 720);
  v128.store(WEIGHTS, i32x4(393216, 196608, 524287, -327687), 736);
  v128.store(WEIGHTS, i32x4(-524301, -917524, -327690, -327690), 752);
  v128.store(WEIGHTS, i32x4(-65539, -131077, -720911, -262155), 768);
  v128.store(WEIGHTS, i32x4(-1507343, 262123, -7, -196616), 784);
  v128.store(WEIGHTS, i32x4(-458756, -1048577, -1114105, -524287), 800);
  v128.store(WEIGHTS, i32x4(-131088, -393242, -720915, 3), 816);
  v128.store(WEIGHTS, i32x4(-393220, -720909, -524295, -524286), 832);
  v128.store(WEIGHTS, i32x4(327665, 458727, 131049, -6), 848);
  v128.store(WEIGHTS, i32x4(-8, -851970, -327670, -458766), 864);
  v128.store(WEIGHTS, i32x4(196593, 851951, -6, 262142), 880);
  v128.store(WEIGHTS, i32x4(65536, -3, 458752, 393199), 896);
  v128.store(WEIGHTS, i32x4(786420, 1114105, 458745, 262150), 912);
  v128.store(WEIGHTS, i32x4(327684, 131078, 1114114, 327687), 928);
  v128.store(WEIGHTS, i32x4(786421, 1179645, 393217, 983045), 944);
  v128.store(WEIGHTS, i32x4(-65532, 327680, 1048579, 720903), 960);
  v128.store(WEIGHTS, i32x4(655355, 851965, 589823, 196618), 976);
  v128.store(WEIGHTS, i32x4(-65520, 327699, 262154, 655368), 992);
  v128.store(WEIGHTS, i32x4(524291, 458739, 1048572, 720896), 1008);
  v128.store(WEIGHTS, i32x4(65529, 65535, 327673, 655350), 1024);
  v128.store(WEIGHTS, i32x4(851962, -1638406, -1310735, -1441808), 1040);
  v128.store(WEIGHTS, i32x4(-2293766, -1048589, -1245196, -1245178), 1056);
  v128.store(WEIGHTS, i32x4(-1572863, -1114132, -720904, -524289), 1072);
  v128.store(WEIGHTS, i32x4(65524, -131074, -524283, -720894), 1088);
  v128.store(WEIGHTS, i32x4(-983040, -589846, -327683, 327665), 1104);
  v128.store(WEIGHTS, i32x4(393211, 458753, 655347, -65540), 1120);
  v128.store(WEIGHTS, i32x4(-589825, -196617, 393215, 1179649), 1136);
  v128.store(WEIGHTS, i32x4(1835010, 1245187, 917506, 458761), 1152);
  v128.store(WEIGHTS, i32x4(-393221, 0, 851962, 786429), 1168);
  v128.store(WEIGHTS, i32x4(1900555, 1769482, 851973, 720911), 1184);
  v128.store(WEIGHTS, i32x4(720898, -458751, 65541, 393214), 1200);
  v128.store(WEIGHTS, i32x4(917502, 1114121, 589835, 524293), 1216);
  v128.store(WEIGHTS, i32x4(-196586, -1245192, -327689, 327688), 1232);
  v128.store(WEIGHTS, i32x4(524292, 458752, 393222, -262131), 1248);
  v128.store(WEIGHTS, i32x4(-524277, -1572875, -589819, -327678), 1264);
  v128.store(WEIGHTS, i32x4(65539, 65537, -458752, -851968), 1280);
  v128.store(WEIGHTS, i32x4(-1245186, -3473380, -2228190, -1114082), 1296);
  v128.store(WEIGHTS, i32x4(-196602, -589824, -1572841, -1966042), 1312);
  v128.store(WEIGHTS, i32x4(-3145684, -2359280, -1376225, -262132), 1328);
  v128.store(WEIGHTS, i32x4(524284, 786424, 131077, -1114086), 1344);
  v128.store(WEIGHTS, i32x4(-2555900, -1507341, -262158, 1769460), 1360);
  v128.store(WEIGHTS, i32x4(1900521, 1834985, 1638373, -262143), 1376);
  v128.store(WEIGHTS, i32x4(-1703963, -131105, 720868, 1376221), 1392);
  v128.store(WEIGHTS, i32x4(2228184, 2621403, 1638367, 327648), 1408);
  v128.store(WEIGHTS, i32x4(-786468, 786389, 1376216, 1769426), 1424);
  v128.store(WEIGHTS, i32x4(2424778, 2621390, 1834962, 1245143), 1440);
  v128.store(WEIGHTS, i32x4(524245, -196658, 1048530, 1966029), 1456);
  v128.store(WEIGHTS, i32x4(2424777, 1966024, 1900492, 1572819), 1472);
  v128.store(WEIGHTS, i32x4(-262194, -1376312, -54, 720838), 1488);
  v128.store(WEIGHTS, i32x4(1507266, 1245123, 786373, 196555), 1504);
  v128.store(WEIGHTS, i32x4(-1048631, -2949181, -1769531, -786496), 1520);
  v128.store(WEIGHTS, i32x4(-68, -67, -1048641, -2228285), 1536);
  v128.store(WEIGHTS, i32x4(-3211327, -2752549, -1900579, -1638417), 1552);
  v128.store(WEIGHTS, i32x4(-15, 786428, 917507, 1179657), 1568);
  v128.store(WEIGHTS, i32x4(1048591, 1048600, -3014677, -2228239), 1584);
  v128.store(WEIGHTS, i32x4(-1507332, -393215, 262147, 1310727), 1600);
  v128.store(WEIGHTS, i32x4(1966089, 2293777, 2097166, 2621459), 1616);
  v128.store(WEIGHTS, i32x4(2555927, 2752551, 3211307, 2949169), 1632);
  v128.store(WEIGHTS, i32x4(-4390952, -1966102, -524299, 65531), 1648);
  v128.store(WEIGHTS, i32x4(524282, 2162686, 2621441, 3080200), 1664);
  v128.store(WEIGHTS, i32x4(3211270, 3932166, 4128780, 4390924), 1680);
  v128.store(WEIGHTS, i32x4(4915208, 4784140, 5177372, -3211291), 1696);
  v128.store(WEIGHTS, i32x4(-2031629, -1638413, -851976, -851969), 1712);
  v128.store(WEIGHTS, i32x4(-3, 5, 524294, 1048586), 1728);
  v128.store(WEIGHTS, i32x4(1769485, 2031632, 2424851, 3211284), 1744);
  v128.store(WEIGHTS, i32x4(3670036, 4128791, 4522011, 5373977), 1760);
  v128.store(WEIGHTS, i32x4(5046296, 5308454, 5505067, 5308467), 1776);
  v128.store(WEIGHTS, i32x4(5177389, 5374000, 5111854, 5570611), 1792);
  v128.store(WEIGHTS, i32x4(5701683, 6225974, 6553656, 4522005), 1808);
  v128.store(WEIGHTS, i32x4(131075, -655355, 1179652, 1179666), 1824);
  v128.store(WEIGHTS, i32x4(458783, 851999, -393220, 65527), 1840);
  v128.store(WEIGHTS, i32x4(-65540, -393220, 458770, 983055), 1856);
  v128.store(WEIGHTS, i32x4(917537, 1703940, -327685, -1048590), 1872);
  v128.store(WEIGHTS, i32x4(1114127, 786449, -458745, -327683), 1888);
  v128.store(WEIGHTS, i32x4(-1376261, -393220, -655369, 65536), 1904);
  v128.store(WEIGHTS, i32x4(-720900, 0, 524291, 655363), 1920);
  v128.store(WEIGHTS, i32x4(589831, 2162706, 3801146, 5898334), 1936);
  v128.store(WEIGHTS, i32x4(0, 0, 0, 262153), 1952);
  v128.store(WEIGHTS, i32x4(851978, 524299, 2490411, 2687062), 1968);
  v128.store(WEIGHTS, i32x4(0, 0, -655362, 393220), 1984);
  v128.store(WEIGHTS, i32x4(1048577, 1572873, 3145746, 0), 2000);
  v128.store(WEIGHTS, i32x4(0, 0, 262138, 786423), 2016);
  v128.store(WEIGHTS, i32x4(2490356, 4521996, 5701693, 11141238), 2032);
  v128.store(WEIGHTS, i32x4(0, 1572859, 1048587, -196613), 2048);
  v128.store(WEIGHTS, i32x4(131061, 0, 0, -458743), 2064);
  v128.store(WEIGHTS, i32x4(-589816, 1048598, 2031635, 2424878), 2080);
  v128.store(WEIGHTS, i32x4(0, 0, 131077, -327678), 2096);
  v128.store(WEIGHTS, i32x4(-786427, -655358, -2293781, -5373993), 2112);
  v128.store(WEIGHTS, i32x4(0, 0, 262138, 655359), 2128);
  v128.store(WEIGHTS, i32x4(720892, 1114119, 2162707, 2490393), 2144);
  v128.store(WEIGHTS, i32x4(0, 0, 393213, 786424), 2160);
  v128.store(WEIGHTS, i32x4(1376245, 2424836, 4653086, 6357030), 2176);
  v128.store(WEIGHTS, i32x4(0, 0, 131069, -196604), 2192);
  v128.store(WEIGHTS, i32x4(-786434, -1441788, -1572864, -2228219), 2208);
  v128.store(WEIGHTS, i32x4(0, 0, 1, 0), 2224);
  v128.store(WEIGHTS, i32x4(786436, 1703932, 3211256, 3997693), 2240);
  v128.store(WEIGHTS, i32x4(0, 2752517, -3276810, 18874368), 2256);
  v128.store(WEIGHTS, i32x4(851939, -1507313, -1310691, -327669), 2272);
  v128.store(WEIGHTS, i32x4(393202, 327668, 1048569, -20), 2288);
  v128.store(WEIGHTS, i32x4(851942, -65523, -720878, 65536), 2304);
  v128.store(WEIGHTS, i32x4(262150, 393227, 1179637, -24), 2320);
  v128.store(WEIGHTS, i32x4(-131088, 131089, 65539, -655363), 2336);
  v128.store(WEIGHTS, i32x4(-196624, -262145, 983042, -16), 2352);
  v128.store(WEIGHTS, i32x4(-262161, 393221, -131074, -524296), 2368);
  v128.store(WEIGHTS, i32x4(-917513, -65547, 131067, -12), 2384);
  v128.store(WEIGHTS, i32x4(-655370, 1179638, -27, 327672), 2400);
  v128.store(WEIGHTS, i32x4(327676, -131070, -458744, 0), 2416);
  v128.store(WEIGHTS, i32x4(-393227, 131068, 1310696, -131083), 2432);
  v128.store(WEIGHTS, i32x4(851960, 65539, -327684, 0), 2448);
  v128.store(WEIGHTS, i32x4(65527, -196615, 786404, 524284), 2464);
  v128.store(WEIGHTS, i32x4(131054, 196602, -262149, 0), 2480);
  v128.store(WEIGHTS, i32x4(65537, -655365, -196620, -524296), 2496);
  v128.store(WEIGHTS, i32x4(65535, -3, -196611, 0), 2512);
  v128.store(WEIGHTS, i32x4(0, 0, -1245203, -786435), 2528);
  v128.store(WEIGHTS, i32x4(-327678, -327672, 262155, 0), 2544);
  v128.store(WEIGHTS, i32x4(262138, -262176, -196592, -589829), 2560);
  v128.store(WEIGHTS, i32x4(-589830, -1, -65535, 524289), 2576);
  v128.store(WEIGHTS, i32x4(262149, 393219, 917513, 458763), 2592);
  v128.store(WEIGHTS, i32x4(1114132, 1638415, 1114135, 1245209), 2608);
  v128.store(WEIGHTS, i32x4(1310754, 917542, 1769512, 1507376), 2624);
  v128.store(WEIGHTS, i32x4(1966135, 2424889, 2424900, 1704016), 2640);
  v128.store(WEIGHTS, i32x4(2293852, 2556004, 2162794, 2556019), 2656);
  v128.store(WEIGHTS, i32x4(2359421, 2424970, 2818195, 2687128), 2672);
  v128.store(WEIGHTS, i32x4(3014826, 3014838, 3211456, 3211466), 2688);
  v128.store(WEIGHTS, i32x4(3408092, 3277026, 3473650, 3735811), 2704);
  v128.store(WEIGHTS, i32x4(3801359, 3866910, 3997999, 4063550), 2720);
  v128.store(WEIGHTS, i32x4(4260173, 4325727, 4522354, 4456833), 2736);
  v128.store(WEIGHTS, i32x4(4653460, 4850087, 4915642, 4981196), 2752);
  v128.store(WEIGHTS, i32x4(5112288, 5243380, 5308936, 5440029), 2768);
  v128.store(WEIGHTS, i32x4(5571122, 5636679, 5767773, 5898867), 2784);
  v128.store(WEIGHTS, i32x4(5964416, 6095488, 6161024, 6292096), 2800);
  v128.store(WEIGHTS, i32x4(6423168, 6488704, 6619776, 196634), 2816);
  v128.store(WEIGHTS, i32x4(1638406, -131055, 4325374, 2621522), 2832);
  v128.store(WEIGHTS, i32x4(3473475, 2424911, 1376317, 1769476), 2848);
  v128.store(WEIGHTS, i32x4(2359316, 2293792, 2555955, 4128820), 2864);
  v128.store(WEIGHTS, i32x4(1572867, 1310740, 1572887, 786427), 2880);
  v128.store(WEIGHTS, i32x4(2293819, 2097169, 2555920, 1638424), 2896);
  v128.store(WEIGHTS, i32x4(262154, -1179628, -65532, 1), 2912);
  v128.store(WEIGHTS, i32x4(1572904, 0, 0, 0), 2928);
}
